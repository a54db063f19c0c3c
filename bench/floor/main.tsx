/** The smallest page of this kind: react-dom and a fetched table of twenty rows. The panel is measured against it. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  id: number;
  name: string;
  amount: string;
}

function Table() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    void fetch('/rows.json')
      .then((answer) => answer.json() as Promise<Row[]>)
      .then(setRows);
  }, []);
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.id}</td>
            <td>{row.name}</td>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

createRoot(document.getElementById('root')!).render(<Table />); // the page below has it
