import type { ReactNode } from 'react';

type Props = {
  caption: string;
  /** Headings of the two columns. */
  head: readonly [string, string];
  rows: readonly { readonly key: string; readonly cells: readonly [ReactNode, ReactNode] }[];
};

/** A small table of two columns. */
export function FactTable({ caption, head, rows }: Props) {
  return (
    <table className="w-full max-w-prose border-collapse text-sm">
      <caption className="mb-1 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left text-muted">
          <th scope="col" className="py-1.5 pr-4 font-semibold">
            {head[0]}
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line tabular">
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 pr-4 text-left font-semibold">
              {cells[0]}
            </th>
            <td className="py-1.5">{cells[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
