/** Where the owner of a category works on it. */
export const workshopPath = (categoryId: string) => `/workshop/${categoryId}`;
