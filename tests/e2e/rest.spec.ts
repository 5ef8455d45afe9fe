import { expect, setFaults, test, withPlugin, type WordPress } from './support';

declare const wp: WordPress;

const SITE = '/jetpack/v4/site';

test( 'an author sees one clear sentence for each kind of platform fault', async ( {
	author,
	troubles,
} ) => {
	const set = ( fault: object | null ) =>
		setFaults( fault ? { [ `GET ${ SITE }` ]: fault } : {} );
	await author.edit();
	const ask = () =>
		author.page.evaluate(
			( path ) =>
				wp.apiFetch( { path } ).then(
					() => 'answered',
					( { code, message }: { code: string; message: string } ) =>
						`${ code }: ${ message }`
				),
			SITE
		);
	try {
		await withPlugin(
			`add_filter( 'dovetail_blocks_platform_timeout', static fn( $seconds ) => $seconds / 5 );`,
			async () => {
				expect( await ask() ).toBe( 'answered' );
				for ( const [ fault, sentence ] of [
					[
						{
							kind: 'refused',
							status: 403,
							code: 'no_plan',
							message: 'No plan.',
						},
						'no_plan: No plan.',
					],
					[
						{ kind: 'not-json' },
						'platform_invalid_response: The platform sent an unreadable response. Try again, or contact an administrator if it keeps happening.',
					],
					[
						{ kind: 'cut' },
						'platform_unreachable: The platform could not be reached. Try again, or contact an administrator if it keeps happening.',
					],
					[
						// The delay is as long as the timeout, which the filter above shortens from 30 to 6 seconds.
						{ kind: 'late', ms: 6_000 },
						'platform_unreachable: The platform took too long to answer. Try again in a moment.',
					],
					// JSON of the wrong shape is forwarded, because the block's own parser reports the error to the
					// author.
					[ { kind: 'wrong-shape' }, 'answered' ],
				] as const ) {
					await set( fault );
					expect( await ask(), fault.kind ).toBe( sentence );
				}
			}
		);
	} finally {
		await set( null );
	}
	// The browser logs an error for each failed request.
	expect( troubles ).toHaveLength( 4 );
	troubles.length = 0;
} );
