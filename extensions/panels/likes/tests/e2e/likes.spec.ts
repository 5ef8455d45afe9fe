import {
	axeWithin,
	createPost,
	expect,
	expectOnlyBelowItsPost,
	expectOnlyWhereSupported,
	expectOwnPostsAlone,
	expectTick,
	forgetSettings,
	php,
	rightToLeft,
	screenshot,
	siteUrl,
	switchOn,
	test,
} from '#e2e';

test.beforeEach( () => switchOn( 'likes' ) );
test.afterEach( forgetSettings );

const PANEL = {
	slug: 'likes',
	title: 'Likes',
	tick: 'Show likes.',
	field: 'jetpack_likes_enabled',
};

// spec: 000-2.9-2
test( 'an author unticks it by keyboard and ticks it again; the post keeps both, and its page shows them', async ( {
	author,
	visitor,
} ) => {
	await expectTick( author, visitor, PANEL );
} );

// spec: 002-6-6
test( 'the panel is there only where the owner has switched it on and the kind of post supports it', async ( {
	admin,
} ) => {
	await expectOnlyWhereSupported( admin, PANEL );
} );

test( 'the like button is below the post on its page, once, and nowhere else', async () => {
	await expectOnlyBelowItsPost( PANEL );
} );

test( 'an author changes the tick of the own posts, and of no other', async () => {
	await expectOwnPostsAlone( PANEL );
} );

const addressOf = ( id: number ) =>
	`${ siteUrl() }/wp-json/dovetail/v1/likes/${ id }`;

type Answer = { count?: string; receipt?: string; code?: string };

/** Sends a like as another site's script would, from its own address. */
async function press( id: number, receipt = '', from = '' ): Promise< Answer > {
	const body = new FormData();
	body.append( 'receipt', receipt );
	return (
		await fetch( addressOf( id ), {
			method: 'POST',
			body,
			headers: from ? { 'X-Forwarded-For': from } : {},
		} )
	).json() as Promise< Answer >;
}

const likesOf = async ( id: number ) =>
	( ( await ( await fetch( addressOf( id ) ) ).json() ) as Answer ).count;

test( 'a visitor likes a post by keyboard, once, sees it on return, and can undo it', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: 'Bread & butter.' } );
	await visitor.goto( `/?p=${ id }` );
	const button = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	const count = visitor.locator( '.dovetail-likes [role=status]' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( count ).toHaveText( '' );
	await button.focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( count ).toHaveText( '1 like' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( button ).toBeFocused();
	await screenshot( visitor, 'likes' );
	expect( await axeWithin( visitor, '.dovetail-likes' ) ).toEqual( [] );

	await visitor.reload();
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( count ).toHaveText( '1 like' );
	await button.click();
	await expect( count ).toHaveText( '' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await likesOf( id ) ).toBe( '' );
} );

test( 'a page that was kept for days shows today’s number', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	await visitor.route( `**/?p=${ id }`, async ( route ) => {
		const response = await route.fetch();
		await press( id );
		await route.fulfill( { response } );
	} );
	await visitor.goto( `/?p=${ id }` );
	await expect(
		visitor.locator( '.dovetail-likes [role=status]' )
	).toHaveText( '1 like' );
} );

test( 'the number of before that comes after a press does not take its place', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	const pressed = visitor.waitForResponse(
		( response ) => response.request().method() === 'POST'
	);
	await visitor.route( '**/dovetail/v1/likes/*', async ( route ) => {
		if ( route.request().method() === 'GET' ) {
			const response = await route.fetch();
			await pressed;
			await route.fulfill( { response } );
		} else {
			await route.continue();
		}
	} );
	await visitor.goto( `/?p=${ id }` );
	const late = visitor.waitForResponse(
		( response ) => response.request().method() === 'GET'
	);
	const button = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	await button.click();
	await ( await late ).finished();
	// Whatever came of it has come when one more answer is there.
	await visitor.evaluate( () =>
		fetch( '/' ).then( ( page ) => page.text() )
	);
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect(
		visitor.locator( '.dovetail-likes [role=status]' )
	).toHaveText( '1 like' );
} );

test( 'a visitor whose request fails reads so, and nothing changes', async ( {
	visitor,
	troubles,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	await visitor.goto( `/?p=${ id }` );
	const button = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	await expect( button ).toBeVisible();
	await visitor.route( '**/dovetail/v1/likes/*', ( route ) => route.abort() );
	await button.click();
	await expect(
		visitor.locator( '.dovetail-likes [role=status]' )
	).toHaveText( 'Your like could not be counted. Try again later.' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await likesOf( id ) ).toBe( '' );
	troubles.length = 0;
} );

test( 'without script there is the number, and no button that does nothing', async ( {
	pageAs,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	await press( id );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `/?p=${ id }` );
	await expect( page.getByText( '1 like' ) ).toBeVisible();
	await expect( page.locator( '.dovetail-likes button' ) ).toBeHidden();
} );

test( 'a receipt is good once, for one post; what is none takes nothing back', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const other = await createPost( { content: 'Wheat.' } );
	const { receipt = '' } = await press( id );
	await press( other );
	expect( ( await press( other, receipt ) ).count ).toBe( '1 like' );
	for ( const forged of [
		'1',
		receipt.replace( /^\d/, '9' ),
		`${ receipt }0`,
		'9999999999-0000000000000000-'.padEnd( 92, '0' ),
	] ) {
		expect( await press( id, forged ) ).toEqual( {
			count: '1 like',
			receipt: '',
		} );
	}
} );

test( 'a receipt takes one like back, however often it comes', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const { receipt = '' } = await press( id );
	await press( id );
	const answers = await Promise.all( [
		press( id, receipt ),
		press( id, receipt ),
		press( id, receipt ),
	] );
	expect( answers.map( ( { count } ) => count ) ).toContain( '1 like' );
	expect( await likesOf( id ) ).toBe( '1 like' );
} );

test( 'what an author writes with the same names is no like button, and does not hide the real one', async ( {
	visitor,
} ) => {
	const id = await createPost( {
		content:
			'<div class="dovetail-likes"><button type="button" class="wp-element-button">Win</button><span role="status">1,000 likes</span></div><div class="dovetail-likes"><template><button type="button">Win too</button></template><span>None</span></div>',
		author: 'author',
	} );
	await visitor.goto( `/?p=${ id }` );
	const like = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	await visitor.getByRole( 'button', { name: 'Win', exact: true } ).click();
	await expect( visitor.getByText( '1,000 likes' ) ).toBeVisible();
	await like.click();
	await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect(
		visitor.getByText( '1 like', { exact: true } )
	).toBeVisible();
	expect( await likesOf( id ) ).toBe( '1 like' );
} );

test( 'a like leaves a number with the post, a count of the day, and nobody’s address', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const rows = () =>
		php< string[] >(
			`global $wpdb;
			return array_merge(
				$wpdb->get_col( "SELECT CONCAT( option_name, '=', option_value ) FROM {$wpdb->options} WHERE option_name LIKE '%like%'" ),
				$wpdb->get_col( $wpdb->prepare( "SELECT CONCAT( meta_key, '=', meta_value ) FROM {$wpdb->postmeta} WHERE post_id = %d", $input ) )
			);`,
			id
		);
	const before = await rows();
	await press( id );
	const after = ( await rows() ).filter(
		( row ) => ! before.includes( row )
	);
	expect( after.sort() ).toEqual( [
		'_dovetail_likes=1',
		expect.stringMatching(
			new RegExp(
				`^dovetail_blocks_count_\\d{10}_like-${ id }-[0-9a-f]{32}=1$`
			)
		),
		expect.stringMatching(
			/^dovetail_blocks_count_\d{10}_likes-[0-9a-f]{32}=\d+$/
		),
	] );
} );

test( 'a visitor over the daily limit stores no more rows, however many posts there are', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const rows = await php< string[] >(
		`global $wpdb;
		$client = \\Dovetail\\Plugin\\Rate_Limit::client();
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		\\Dovetail\\Plugin\\Rate_Limit::count( "likes-$client", 200, DAY_IN_SECONDS, 200 );
		$response = rest_do_request( new WP_REST_Request( 'POST', "/dovetail/v1/likes/$input" ) );
		$names    = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%like-$input-%'" );
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		return array_merge( array( (string) $response->get_status() ), $names );`,
		id
	);
	expect( rows ).toEqual( [ '429' ] );
} );

test( 'who presses again and again is counted six times a day', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const answers: Answer[] = [];
	for ( let pressed = 0; pressed < 8; pressed++ ) {
		answers.push( await press( id ) );
	}
	expect( answers.map( ( { code = 'counted' } ) => code ) ).toEqual( [
		...Array( 6 ).fill( 'counted' ),
		'too_many_likes',
		'too_many_likes',
	] );
	expect( await likesOf( id ) ).toBe( '6 likes' );
} );

/** Likes a post as visitors of these addresses, and tells the statuses. `full` fills every count of the post after the first. */
const pressAs = (
	id: number,
	visitors: { from: string; forwarded?: string }[],
	{ full = 0, trusted = '' } = {}
) =>
	php< number[] >(
		`global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'trusted_proxies' => $input['trusted'] ) + $settings );
		$kept     = $_SERVER;
		$statuses = array();
		foreach ( $input['visitors'] as $visitor ) {
			$_SERVER['REMOTE_ADDR']          = $visitor['from'];
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $visitor['forwarded'] ?? '';
			$statuses[] = rest_do_request( new WP_REST_Request( 'POST', "/dovetail/v1/likes/{$input['id']}" ) )->get_status();
			if ( $input['full'] ) {
				$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %d WHERE option_name LIKE %s", $input['full'], '%like-' . $input['id'] . '-%' ) );
			}
		}
		$_SERVER = $kept;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		return $statuses;`,
		{ id, visitors, full, trusted }
	);

const counted = ( statuses: number[] ) =>
	statuses.filter( ( status ) => status === 200 ).length;

test( 'likes from one IPv6 network of /56 or /48 are limited, whatever addresses it uses', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const hex = ( number: number ) => number.toString( 16 );
	const within56 = Array.from( { length: 26 }, ( _, index ) => ( {
		from: `2a00:1:2:3${ hex( index ).padStart( 2, '0' ) }::1`,
	} ) );
	expect( counted( await pressAs( id, within56 ) ) ).toBe( 24 );
	const within48 = Array.from( { length: 98 }, ( _, index ) => ( {
		from: `2a00:1:3:${ hex( index ) }00::1`,
	} ) );
	expect( counted( await pressAs( id, within48 ) ) ).toBe( 96 );
	const apart = Array.from( { length: 5 }, ( _, index ) => ( {
		from: `2a00:1:${ hex( index + 16 ) }::1`,
	} ) );
	expect( counted( await pressAs( id, apart, { full: 96 } ) ) ).toBe( 5 );
} );

test( 'a client on an intranet is limited, whatever visitors it claims to forward', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const claims = ( from: string ) =>
		[ '198.51.100.1', '198.51.100.2' ].map( ( forwarded ) => ( {
			from,
			forwarded,
		} ) );
	const full = { full: 1200 };
	for ( const from of [ '10.0.0.9', '192.168.1.9', 'fd00::9' ] ) {
		expect( await pressAs( id, claims( from ), full ) ).toEqual( [
			200, 429,
		] );
	}
	// One below the limit.
	expect( await pressAs( id, claims( '10.0.0.9' ), { full: 1199 } ) ).toEqual(
		[ 200, 200 ]
	);
	// The proxy on this server, and one that the owner has entered, report true addresses.
	expect( await pressAs( id, claims( '127.0.0.1' ), full ) ).toEqual( [
		200, 200,
	] );
	expect(
		await pressAs( id, claims( '10.0.0.9' ), {
			...full,
			trusted: '10.0.0.9',
		} )
	).toEqual( [ 200, 200 ] );
} );

test( 'several at one moment are several', async () => {
	const id = await createPost( { content: 'Rye.' } );
	await Promise.all( Array.from( { length: 5 }, () => press( id ) ) );
	expect( await likesOf( id ) ).toBe( '5 likes' );
} );

test( 'a draft, a page, a word and a post without likes have none', async () => {
	const draft = await createPost( { content: '', status: 'draft' } );
	const page = await createPost( { content: '', type: 'page' } );
	for ( const id of [ draft, page, 0, 'x' ] ) {
		expect( await press( id as number ) ).toMatchObject( {
			code: 'rest_post_invalid_id',
		} );
	}
} );

test( 'it reads from right to left', async ( { visitor } ) => {
	const id = await createPost( { content: 'Rye.' } );
	await rightToLeft( async () => {
		await visitor.setViewportSize( { width: 390, height: 800 } );
		await visitor.goto( `/?p=${ id }` );
		const button = visitor.locator( '.dovetail-likes button' );
		await button.click();
		await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		await screenshot( visitor, 'likes-rtl' );
		const [ a, b ] = await Promise.all( [
			button.boundingBox(),
			visitor.locator( '.dovetail-likes [role=status]' ).boundingBox(),
		] );
		expect( a && b && a.x > b.x ).toBe( true );
	} );
} );
