import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { expectedOnShelf, shelfCount } from '../../../../../domain/stock/shelf-count.ts';
import { stockCountRules } from '../../../../../domain/stock/stock-rules.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import classes from './stock.module.css';
import { CountStockDocument } from './stock.operations.ts';
import { meanwhileText, signed } from './stock-labels.ts';
import type { SheetLine } from './use-count-sheet.ts';

/** An item of a list, and what was counted of it. */
export function CountLine({ line }: { readonly line: SheetLine }) {
  const { id, petname, sku, stock, ordered } = line;
  const { found, change, save, problem, outcome, isBusy } = useLineCount(line);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <tr>
      <th scope="row" data-wide className={classes.item}>
        <Link to={`/adminDashboard/stock/${id}`} dir="auto">
          {petname}
        </Link>
        {sku && (
          <Text size="sm" c="dimmed">
            <bdi>{sku}</bdi>
          </Text>
        )}
      </th>
      <td data-label="To sell" className={classes.figure}>
        {stock}
      </td>
      <td data-label="Ordered" className={classes.figure}>
        {ordered}
      </td>
      <td data-label="On the shelf" className={classes.figure}>
        {expectedOnShelf(line)}
      </td>
      <td data-wide>
        <span className={classes.box} aria-hidden />
        <form className={classes.entry} aria-label={`Count of ${petname}`} noValidate onSubmit={submit}>
          <NumberField
            isWhole
            className={classes.counted}
            aria-label={`Counted of ${petname}`}
            placeholder="Counted"
            value={found}
            error={problem}
            onChange={change}
          />
          <FocusableButton type="submit" size="sm" variant="default" isBusy={isBusy} isOff={found === ''}>
            Save
          </FocusableButton>
        </form>
        <Text size="sm" role="status">
          {outcome}
        </Text>
      </td>
    </tr>
  );
}

/** What is typed of a line, saved once: afterwards the list no longer says what the stock was. */
function useLineCount(line: SheetLine) {
  const [found, setFound] = useState('');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const [count, { loading: isBusy }] = useMutation(CountStockDocument, { fetchPolicy: 'no-cache' });
  const [listed, setListed] = useState({ stock: line.stock, ordered: line.ordered });

  async function save() {
    const checked = stockCountRules.safeParse({ counted: found });
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message);
      return;
    }
    const counted = shelfCount(checked.data.counted, listed);
    if (!counted) {
      setProblem(`${listed.ordered} are ordered: look for them, or cancel an order`);
      return;
    }
    try {
      const { data } = await count({
        variables: { id: line.id, ...counted, note: 'By the list of its shelf' },
      });
      const move = data?.countStock?.stockMoves.edges[0]?.node;
      if (!move) return;
      // Counted once more, it is by what is there now.
      setListed({ ...listed, stock: move.stockAfter });
      setFound('');
      setOutcome(outcomeText(move));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  function change(text: string) {
    setFound(text);
    setProblem(undefined);
  }

  return { found, change, save, problem, outcome, isBusy };
}

interface CountedMove {
  readonly quantity: number;
  readonly stockAfter: number;
  readonly soldMeanwhile: number | null;
}

function outcomeText({ quantity, stockAfter, soldMeanwhile }: CountedMove): string {
  const difference = quantity === 0 ? 'As thought' : `${signed(quantity)} to what was thought`;
  const parts = [difference, meanwhileText(soldMeanwhile), `${stockAfter} to sell`];
  return parts.filter(Boolean).join(', ');
}
