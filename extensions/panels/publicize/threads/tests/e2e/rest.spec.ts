import { expect, php, test } from '#e2e';
import { paragraph, type ThreadPost } from './support';

type Answer = {
	status: number;
	data: {
		tweets: ThreadPost[];
		warnings: { clientId: string; kind: string }[];
	};
};

/** Calls a route as somebody. */
const post = < Data = Answer >(
	route: string,
	body: unknown,
	who = 'author'
) =>
	php< Data >(
		`wp_set_current_user( get_user_by( 'login', $input['who'] )->ID ?? 0 );
		$request = new WP_REST_Request( 'POST', '/wpcom/v2/tweetstorm/' . $input['route'] );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( $input['body'] ) );
		$response = rest_do_request( $request );
		return array( 'status' => $response->get_status(), 'data' => $response->get_data() );`,
		{ route, body, who }
	);

const block = ( html: string, clientId: string, clientIds?: string[] ) => ( {
	block: html,
	clientId,
	attributes: {},
	...( clientIds && { clientIds } ),
} );

const forget = () =>
	php(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" ); wp_cache_flush(); return 1;`
	);
test.beforeEach( forget );
test.afterAll( forget );

test( 'an author’s blocks are parsed to tweets, each with the blocks in it, those within others by their own ids', async () => {
	const inner =
		'<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --><!-- wp:list-item --><li><em>Two</em></li><!-- /wp:list-item --></ul><!-- /wp:list -->';
	const { status, data } = await post( 'parse', {
		blocks: [
			block( paragraph( 'Rye' ), 'a' ),
			block(
				`<!-- wp:group --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`,
				'g',
				[ 'l', 'i1', 'i2' ]
			),
			block(
				'<!-- wp:code --><pre><code>x</code></pre><!-- /wp:code -->',
				'c'
			),
		],
	} );
	expect( status ).toBe( 200 );
	expect(
		data.tweets.map( ( { text, blocks } ) => [ text, blocks ] )
	).toEqual( [
		[
			'Rye\n\n• One\n• Two',
			[ { clientId: 'a' }, { clientId: 'i1' }, { clientId: 'i2' } ],
		],
	] );
	expect( data.warnings ).toEqual( [
		{ clientId: 'i2', kind: 'formatting' },
		{ clientId: 'c', kind: 'unsupported' },
	] );
} );

test( 'blocks whose ids are not those that are saved are all told of by the id of the outermost', async () => {
	const { data } = await post( 'parse', {
		blocks: [
			block(
				`<!-- wp:group --><div class="wp-block-group">${ paragraph( 'Rye' ) }</div><!-- /wp:group -->`,
				'g',
				[ 'x', 'y', 'z' ]
			),
			block( paragraph( 'Salt' ), '<b>' ),
		],
	} );
	expect( data.tweets[ 0 ]?.blocks ).toEqual( [
		{ clientId: 'g' },
		{ clientId: '' },
	] );
} );

test( 'users who may not write posts get nothing, and no input causes a server error', async () => {
	expect( ( await post( 'parse', { blocks: [] }, 'nobody' ) ).status ).toBe(
		401
	);
	expect(
		( await post( 'generate-cards', { urls: [] }, 'nobody' ) ).status
	).toBe( 401 );
	const deep =
		'<!-- wp:group --><div>'.repeat( 300 ) +
		paragraph( 'Deep' ) +
		'</div><!-- /wp:group -->'.repeat( 300 );
	for ( const blocks of [
		[],
		null,
		'text',
		[ null, 7, 'x', {}, { block: 7 } ],
		[ { block: 'x'.repeat( 100_000 ), clientId: [], clientIds: 'a' } ],
		[ block( deep, 'd' ) ],
		[
			block(
				'<!-- wp:quote --><blockquote>'.repeat( 20_000 ),
				'd',
				Array( 20_000 ).fill( 'x' )
			),
		],
		[ block( '<!-- wp:paragraph {"a":', 'b' ) ],
		[ block( `${ paragraph( 'One' ) }${ paragraph( 'Two' ) }`, 'b' ) ],
		[
			block(
				'<!-- wp:image {"id":[]} --><img src><!-- /wp:image --> ',
				'b'
			),
		],
		[ block( '<!-- wp:embed {"url":{"a":1}} /-->', 'b' ) ],
		[ block( '<!-- wp:bakery/gif {"file":7,"giphyUrl":[]} /-->', 'b' ) ],
		[ block( '<!-- wp:list {"start":"x"} /-->', 'b' ) ],
	] ) {
		const { status, data } = await post( 'parse', { blocks } );
		expect( [ 200, 400 ] ).toContain( status );
		if ( status === 200 ) {
			expect( data.tweets ).toEqual( [] );
		}
	}
} );

test( 'a post of more than two megabytes is refused, and so is who asks without end', async () => {
	const large = Array.from( { length: 22 }, ( _, index ) =>
		block( paragraph( 'x'.repeat( 100_000 ) ), `b${ index }` )
	);
	expect( ( await post( 'parse', { blocks: large } ) ).status ).toBe( 413 );
	const statuses = await php< number[] >(
		`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		return array_map( static function () {
			$request = new WP_REST_Request( 'POST', '/wpcom/v2/tweetstorm/parse' );
			$request->set_body_params( array( 'blocks' => array() ) );
			return rest_do_request( $request )->get_status();
		}, range( 1, 95 ) );`
	);
	expect(
		statuses.filter( ( status ) => status === 429 ).length
	).toBeGreaterThan( 0 );
	expect( statuses[ 0 ] ).toBe( 200 );
} );

test( 'cards are a map by address, an empty one for no addresses', async () => {
	const { data } = await post< { data: Record< string, unknown > } >(
		'generate-cards',
		{ urls: [ 'nonsense', 7 ] }
	);
	expect( data ).toEqual( { nonsense: { error: true } } );
	const none = await post< { data: Record< string, unknown > } >(
		'generate-cards',
		{ urls: [] }
	);
	expect( none.data ).toEqual( {} );
} );
