import { readFileSync } from 'node:fs';
import { pageWith, type Bench } from '../../../../../tests/bench/benches';
import { php } from '../../../../../tests/e2e/support/site';
import { sendMany } from '../send-many';

/** Valid messages to one form from many clients at once: each is accepted, and stored once. */
export const bench: Bench = async () => {
	const messages = 500;
	const clients = 10;
	process.stderr.write( `Sending ${ messages } messages …\n` );
	const page = await pageWith(
		{
			title: 'Form',
			content: readFileSync(
				'extensions/blocks/contact-form/fixtures/contact-form__plain.html',
				'utf8'
			),
		},
		[]
	);
	const mark = `bench${ process.pid }`;
	const sent = await sendMany( { page, messages, clients, mark } );
	const stored = await php< number >(
		`return (int) \\Dovetail\\Plugin\\Database::value( 'SELECT COUNT(*) FROM {entries} WHERE content LIKE %s', array( '%of ' . \\Dovetail\\Plugin\\Database::like( $input ) . '.%' ) );`,
		mark
	);
	const times = sent
		.map( ( { milliseconds } ) => milliseconds )
		.sort( ( a, b ) => a - b );
	return {
		title: `${ messages } messages to one form from ${ clients } clients`,
		rows: [
			[ 'measure', 'value' ],
			[
				'accepted',
				String( sent.filter( ( { accepted } ) => accepted ).length ),
			],
			[ 'stored', String( stored ) ],
			[
				'slowest answer : middle one',
				(
					( times.at( -1 ) ?? NaN ) /
					( times[ Math.floor( times.length / 2 ) ] ?? NaN )
				).toFixed( 2 ),
			],
		],
	};
};
