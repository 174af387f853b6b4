import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { formatDollars, toDollars } from '../../../../domain/money/money.ts';
import type { Bill, BillLine, Fact, Letter, LetterFooter, LetterLink } from '../writing/letter.ts';
import { darkStyles, styles } from './letter-styles.ts';

interface LetterMailProps {
  readonly letter: Letter;
  readonly footer: LetterFooter;
  /** Address of the shop. */
  readonly home: string;
}

/** A letter as HTML in the shop's look. React writes every text of it as text, whatever is in it. */
export function letterHtml(props: LetterMailProps): Promise<string> {
  return render(<LetterMail {...props} />);
}

function LetterMail({ letter, footer, home }: LetterMailProps) {
  const { subject, heading, paragraphs, bill, facts = [], links = [] } = letter;
  const [main, ...others] = links;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{paragraphs[0] ?? heading}</Preview>
      <Body className="paper" style={styles.paper}>
        <Container style={styles.column}>
          <Section className="band" style={styles.band}>
            <Link className="on-band" href={home} style={styles.name}>
              {footer.shopName}
            </Link>
          </Section>
          <Section className="sheet" style={styles.sheet}>
            <Heading className="ink" style={styles.heading}>
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} className="ink" style={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
            {bill && <BillTable bill={bill} />}
            {facts.map((fact) => (
              <FactText key={fact.label} fact={fact} />
            ))}
            {main && (
              <Button className="button" href={main.url} style={styles.button}>
                {main.label}
              </Button>
            )}
            {others.length > 0 && <OtherLinks links={others} />}
          </Section>
          <Text className="faint" style={styles.footer}>
            {footer.shopName}. {footer.why}{' '}
            <Link className="faint" href={footer.choices.url} style={styles.footerLink}>
              {footer.choices.label}
            </Link>
            {footer.unsubscribe && (
              <>
                {' · '}
                <Link className="faint" href={footer.unsubscribe.url} style={styles.footerLink}>
                  {footer.unsubscribe.label}
                </Link>
              </>
            )}
            <br />
            {footer.contact}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function BillTable({ bill: { lines, sums, total } }: { bill: Bill }) {
  return (
    <Section style={styles.bill}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may be alike
        <BillRow key={place} line={line} />
      ))}
      {sums.length > 0 && <Hr className="rule" style={styles.rule} />}
      {sums.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <BillRow key={place} line={line} isFaint />
      ))}
      {total && <Hr className="rule" style={styles.rule} />}
      {total && <BillRow line={total} isTotal />}
    </Section>
  );
}

function BillRow({
  line: { label, amount },
  isFaint = false,
  isTotal = false,
}: {
  line: BillLine;
  isFaint?: boolean;
  isTotal?: boolean;
}) {
  const tone = isFaint ? 'faint' : 'ink';
  const weight = isTotal ? styles.total : {};
  return (
    <Row>
      <Column className={tone} style={{ ...styles[tone], ...styles.label, ...weight }}>
        {label}
      </Column>
      <Column className={tone} style={{ ...styles[tone], ...styles.amount, ...weight }}>
        {formatDollars(toDollars(amount))}
      </Column>
    </Row>
  );
}

function FactText({ fact: { label, value } }: { fact: Fact }) {
  return (
    <Section style={styles.fact}>
      <Text className="faint" style={styles.factLabel}>
        {label}
      </Text>
      <Text className="ink" style={styles.factValue}>
        {value}
      </Text>
    </Section>
  );
}

function OtherLinks({ links }: { links: readonly LetterLink[] }) {
  return (
    <Text style={styles.others}>
      {links.map(({ label, url }, place) => (
        <span key={url}>
          {place > 0 && ' · '}
          <Link className="link" href={url} style={styles.link}>
            {label}
          </Link>
        </span>
      ))}
    </Text>
  );
}
