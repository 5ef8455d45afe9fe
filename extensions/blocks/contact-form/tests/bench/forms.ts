import { readFileSync, writeFileSync } from 'node:fs';
import { pageWith, type Bench } from '../../../../../tests/bench/benches';
import {
	contentFolder,
	php,
	siteUrl,
} from '../../../../../tests/e2e/support/site';
import { sendMany } from '../send-many';

/**
 * Sends valid messages to one form from many concurrent clients, and checks that each is accepted and stored once.
 * Compares the throughput with POST requests to an empty REST route in the same run.
 */
export const bench: Bench = async () => {
	const rounds = 5;
	const messages = 500;
	const clients = 40;
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
	const empty = await prepareEmptyRoute();
	await postMany( empty, clients, clients );
	const sent: Awaited< ReturnType< typeof sendMany > > = [];
	const seconds = { empty: 0, form: 0 };
	// Alternates between the form and the empty route, because other load on the machine changes over time.
	for ( let round = 0; round < rounds; round++ ) {
		seconds.empty += await secondsOf( () =>
			postMany( empty, messages / rounds, clients )
		);
		seconds.form += await secondsOf( async () => {
			sent.push(
				...( await sendMany( {
					page,
					messages: messages / rounds,
					clients,
					mark: `${ mark }-${ round }`,
				} ) )
			);
		} );
	}
	const stored = await php< number >(
		`return (int) \\Dovetail\\Plugin\\Database::value( 'SELECT COUNT(*) FROM {entries} WHERE content LIKE %s', array( '%of ' . \\Dovetail\\Plugin\\Database::like( $input ) . '-%' ) );`,
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
			[ 'messages a second', ( messages / seconds.form ).toFixed( 1 ) ],
			[
				'POST requests a second to an empty route',
				( messages / seconds.empty ).toFixed( 1 ),
			],
			[
				'messages : empty requests',
				( seconds.empty / seconds.form ).toFixed( 2 ),
			],
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

async function prepareEmptyRoute(): Promise< string > {
	writeFileSync(
		`${ contentFolder() }/mu-plugins/empty-route.php`,
		`<?php
add_action( 'rest_api_init', static function () {
	register_rest_route( 'bench/v1', '/empty', array(
		'methods'             => 'POST',
		'callback'            => '__return_true',
		'permission_callback' => '__return_true',
	) );
} );
`
	);
	return `${ siteUrl() }/?rest_route=/bench/v1/empty`;
}

async function postMany(
	address: string,
	requests: number,
	clients: number
): Promise< void > {
	let next = 0;
	async function client(): Promise< void > {
		while ( next++ < requests ) {
			const answer = await fetch( address, { method: 'POST' } );
			await answer.text();
			if ( ! answer.ok ) {
				throw new Error(
					`The empty route failed: ${ answer.status }.`
				);
			}
		}
	}
	await Promise.all( Array.from( { length: clients }, client ) );
}

async function secondsOf( work: () => Promise< void > ): Promise< number > {
	const start = performance.now();
	await work();
	return ( performance.now() - start ) / 1000;
}
