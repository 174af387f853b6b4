import { useQuery } from '@apollo/client/react';
import { ProblemPhotoDocument } from '../../lib/problem-photo/problem-photo.operations.ts';
import { Loaded } from '../feedback/loaded.tsx';
import classes from './problem-photo.module.css';

/** The photo that came with a request: no address has it, as the order's shopper and the staff alone may see it. */
export function ProblemPhoto({ id, alt }: { readonly id: string; readonly alt: string }) {
  const { data, error, refetch } = useQuery(ProblemPhotoDocument, { variables: { id } });
  return (
    <Loaded data={data} error={error} onRetry={() => refetch()} loadingRows={2}>
      {({ problemPhoto }) => (
        <img className={classes.photo} src={`data:image/jpeg;base64,${problemPhoto}`} alt={alt} />
      )}
    </Loaded>
  );
}
