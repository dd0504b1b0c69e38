/** Leads to the first field of a form that is marked as invalid, once the marks are on the page. */
export function focusInvalid(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0);
}
