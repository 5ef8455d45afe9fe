import { expect, php, siteUrl, test } from '#e2e';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

test( 'without a valid link, subscriber pages reveal nothing and are not cached', async () => {
	const ids = await php< number[] >(
		`$id = \\Dovetail\\Subscriptions\\Subscribers::add( 'a@example.com', 'Yes.', 0, true )['id']; return array( $id, $id + 1000 );`
	);
	const answers = await Promise.all(
		[ 'GET', 'POST' ].flatMap( ( method ) =>
			[ 'unsubscribe', 'confirm', 'refuse' ].flatMap( ( action ) =>
				ids.map( async ( id ) => {
					const response = await fetch(
						`${ siteUrl() }/?dovetail-subscription=${ action }&subscriber=${ id }&until=0&key=${ 'a'.repeat( 64 ) }`,
						{ method }
					);
					return `${ response.status } ${ await response.text() }`;
				} )
			)
		)
	);
	expect( new Set( answers ).size ).toBe( 1 );
	expect( answers[ 0 ] ).toMatch( /^403 / );
	expect(
		await php(
			`$_GET = array( 'dovetail-subscription' => 'unsubscribe' );
			add_filter( 'status_header', static function () { throw new Exception( defined( 'DONOTCACHEPAGE' ) ? 'not kept' : 'kept' ); } );
			try {
				\\Dovetail\\Subscriptions\\Page::show();
			} catch ( Exception $error ) {
				return $error->getMessage();
			}`
		)
	).toBe( 'not kept' );
} );
