import { skipToken, useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { ItemLink } from '../../ui/item-link.tsx';
import type { QuestionSubject } from './ask-form.tsx';
import { QuestionItemDocument } from './questions.operations.ts';

/** What a question is about, in words. */
export function SubjectLine({ about: { petId, orderNumber } }: { readonly about: QuestionSubject }) {
  const { data } = useQuery(QuestionItemDocument, petId ? { variables: { id: petId } } : skipToken);
  if (orderNumber) return <Text>About order {orderNumber}</Text>;
  if (!data?.pet) return null;
  const { _id, petname } = data.pet;
  return (
    <Text>
      About{' '}
      <ItemLink id={_id}>
        <bdi>{petname}</bdi>
      </ItemLink>
    </Text>
  );
}
