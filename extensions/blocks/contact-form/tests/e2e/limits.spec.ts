import { readForm } from '../send-many';
import { createPost, expect, hadRoom, php, siteUrl, test } from '#e2e';
import {
	address,
	BUTTON,
	entriesOf,
	field,
	form,
	post,
	SIMPLE,
} from './support';

const ann = ( name: string ) => ( { name, email: 'ann@example.com' } );

const daily = ( limits: object | null ) =>
	php(
		`global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_count_%'" );
		return $input ? update_option( 'e2e_form_daily', $input ) : delete_option( 'e2e_form_daily' );`,
		limits
	);

test.afterEach( () => daily( null ) );

// Security 3.
test( 'requests for an unknown form store nothing, however many there are', async () => {
	const seen = await php< Record< string, unknown > >(
		`global $wpdb;
		$rows   = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name NOT LIKE 'dovetail_blocks_count_%_refused-unknown'" );
		$codes  = array();
		$ask    = static function () use ( &$codes, &$result ) {
			$result  = \\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => bin2hex( random_bytes( 16 ) ), 'values' => array( 'name' => 'x' ), 'script' => '1' ), 100 );
			$codes[] = $result['refusal']->get_error_code();
		};
		// What the first looks up is the tests' own.
		$ask();
		$before = array( $rows(), wp_cache_get( 'notoptions', 'options' ) );
		for ( $index = 0; $index < 300; $index++ ) {
			$ask();
		}
		return array(
			'codes' => array_values( array_unique( $codes ) ),
			'same'  => array( $rows(), wp_cache_get( 'notoptions', 'options' ) ) === $before,
			'sentence' => $result['refusal']->get_error_message(),
		);`
	);
	expect( seen ).toEqual( {
		codes: [ 'form_changed' ],
		same: true,
		sentence:
			'Your message was not sent because this form changed after you opened the page. Copy your text, reload the page and send it again.',
	} );
} );

test( 'what is too large or came too fast asks the database for no form', async () => {
	expect(
		await php(
			`$asked = 0;
			$watch = static function ( $query ) use ( &$asked ) { $asked += false !== strpos( $query, 'dovetail_blocks_form_' ) ? 1 : 0; return $query; };
			add_filter( 'query', $watch );
			$codes = array();
			foreach ( array( array( array(), 100000 ), array( array( 'elapsed' => '1' ), 100 ), array( array(), 100 ), array( array( 'elapsed' => '60000' ), 100 ) ) as list( $more, $bytes ) ) {
				$result  = \\Dovetail\\Contact_Form\\Submission::receive( $more + array( 'form' => str_repeat( 'a', 32 ), 'values' => array( 'name' => 'x' ), 'script' => '1' ), $bytes );
				$codes[] = $result['refusal']->get_error_code() . ' ' . $asked;
			}
			remove_filter( 'query', $watch );
			return $codes;`
		)
	).toEqual( [
		'form_too_large 0',
		'form_too_fast 0',
		'form_too_fast 0',
		'form_changed 1',
	] );
} );

// Security 24.
test( 'a form in use is kept, an unused one is deleted', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Old' } );
	const page = await address( id );
	const { hidden } = readForm( await ( await fetch( page ) ).text() );
	const hash = Object.fromEntries( hidden )[ 'dovetail_form[form]' ];
	expect(
		await php(
			`global $wpdb;
			$age = static function ( $hash, $days ) use ( $wpdb ) {
				$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = CONCAT( %s, SUBSTR( option_value, 11 ) ) WHERE option_name = %s", gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ), 'dovetail_blocks_form_' . $hash ) );
				wp_cache_flush();
			};
			$there = static function ( $hash ) { wp_cache_flush(); return null !== \\Dovetail\\Contact_Form\\Schema::find( $hash ); };
			$other = \\Dovetail\\Contact_Form\\Schema::keep( array( 'subject' => 'Other' ) + \\Dovetail\\Contact_Form\\Schema::find( $input ) );
			$none  = \\Dovetail\\Contact_Form\\Schema::keep( array( 'fields' => array() ) + \\Dovetail\\Contact_Form\\Schema::find( $input ) );
			$age( $input, 399 );
			$age( $other, 399 );
			\\Dovetail\\Contact_Form\\Schema::sweep();
			$seen = array( $there( $input ), $there( $other ), $there( $none ) );
			\\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => $input, 'values' => array( 'name' => 'Ann', 'email' => 'ann@example.com' ) ), 100 );
			$age( $other, 401 );
			\\Dovetail\\Contact_Form\\Schema::sweep();
			return array_merge( $seen, array( $there( $input ), $there( $other ), substr( $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", 'dovetail_blocks_form_' . $input ) ), 0, 10 ) === gmdate( 'Y-m-d' ) ) );`,
			hash
		)
	).toEqual( [ true, true, false, true, false, true ] );
} );

// Security 11.
test( 'messages and bytes per day are limited, for a connection and for the site, with the time to retry', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Daily' } );
	const page = await address( id );
	await daily( { messages: 2, site_messages: 3 } );
	const send = ( name: string, client: string ) =>
		post( page, ann( name ), { client } );
	expect( ( await send( 'One', '203.0.113.7' ) ).status ).toBe( 200 );
	expect( ( await send( 'Two', '::ffff:203.0.113.7' ) ).status ).toBe( 200 );
	const third = await send( 'Three', '203.0.113.7' );
	expect( third ).toMatchObject( {
		status: 429,
		answer: { code: 'form_too_many_today' },
	} );
	expect( third.answer.message ).toMatch(
		/^This message was not sent because too many messages came from your connection today\. Send it again in \d+ (hours?|min(ute)?s?)\.$/
	);
	// A rejected message does not count for other visitors.
	expect( ( await send( 'Four', '203.0.113.8' ) ).status ).toBe( 200 );
	const full = await send( 'Five', '203.0.113.9' );
	expect( full ).toMatchObject( {
		status: 429,
		answer: { code: 'form_site_is_full' },
	} );
	expect( full.answer.message ).toContain(
		'This message was not sent because this site reached its daily limit.'
	);
	// The next day.
	await php(
		`global $wpdb; $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_name = CONCAT( 'dovetail_blocks_count_', %d, SUBSTR( option_name, 33 ) ) WHERE option_name LIKE %s", time() - 1, 'dovetail_blocks_count_%_day-%' ) );`
	);
	expect( ( await send( 'Six', '203.0.113.7' ) ).status ).toBe( 200 );
	expect( await entriesOf( id ) ).toEqual( [ 'One', 'Two', 'Four', 'Six' ] );
	expect(
		await php( `return \\Dovetail\\Plugin\\Rejection_Log::counts();` )
	).toEqual( { 'connection-day': 1, 'site-day': 1 } );

	await daily( { bytes: 30_000 } );
	const long = { ...ann( 'Long' ), textarea: 'x'.repeat( 12_000 ) };
	const statuses = [];
	for ( const letter of 'abc' ) {
		statuses.push(
			( await post( page, { ...long, name: letter } ) ).status
		);
	}
	expect( statuses ).toEqual( [ 200, 200, 429 ] );
} );

test( 'of six messages at one moment no more get in than the day has room for, and none where the database refuses to count', async () => {
	const id = await createPost( { content: SIMPLE, title: 'At once' } );
	const page = await address( id );
	await daily( { site_messages: 2 } );
	const all = await Promise.all(
		[ 1, 2, 3, 4, 5, 6 ].map( ( index ) =>
			post( page, ann( `Many ${ index }` ), {
				client: `203.0.113.${ index }`,
			} )
		)
	);
	expect( all.filter( ( { status } ) => status === 200 ) ).toHaveLength( 2 );
	expect( await entriesOf( id ) ).toHaveLength( 2 );
	expect(
		await php(
			`global $wpdb;
			$wpdb->suppress_errors();
			$refuse = static fn( $query ) => false !== strpos( $query, '_day-' ) ? 'SELECT nothing FROM nowhere' : $query;
			add_filter( 'dovetail_blocks_form_day', static fn() => array( 'messages' => 5 ), 99 );
			add_filter( 'query', $refuse );
			$refusal = \\Dovetail\\Contact_Form\\Spam_Guard::rate( 10 );
			remove_filter( 'query', $refuse );
			remove_all_filters( 'dovetail_blocks_form_day', 99 );
			return $refusal->get_error_code();`
		)
	).toBe( 'form_not_stored' );
} );

test( 'the owner says how many messages one connection and all together may send; a day of one connection goes with it', async () => {
	const seen = ( settings: object ) =>
		php< { rate: object; day: object } >(
			`remove_all_filters( 'dovetail_blocks_form_rate' );
			remove_all_filters( 'dovetail_blocks_form_day' );
			$seen = array();
			add_filter( 'dovetail_blocks_form_rate', static function ( $rate ) use ( &$seen ) { $seen['rate'] = $rate; return $rate; } );
			add_filter( 'dovetail_blocks_form_day', static function ( $day ) use ( &$seen ) { $seen['day'] = $day; return $day; } );
			update_option( 'dovetail_blocks_settings', $input );
			\\Dovetail\\Contact_Form\\Spam_Guard::rate( 10 );
			delete_option( 'dovetail_blocks_settings' );
			return $seen;`,
			settings
		);
	expect( await seen( { form_limit: 0, form_day_limit: 0 } ) ).toMatchObject(
		{
			rate: { messages: 10, seconds: 600 },
			day: { messages: 100, site_messages: 2000 },
		}
	);
	expect(
		await seen( { form_limit: 40, form_day_limit: 500 } )
	).toMatchObject( {
		rate: { messages: 40, seconds: 600 },
		day: { messages: 250, site_messages: 500 },
	} );
	expect( await seen( { form_limit: 0, form_day_limit: 50 } ) ).toMatchObject(
		{ day: { messages: 25, site_messages: 50 } }
	);
} );

// Security 18.
test( 'a message full of markup, or of ampersands, is stored whole, and its excerpt ends on a letter', async () => {
	const id = await createPost( {
		content: form(
			field( 'name' ) + field( 'textarea' ).repeat( 3 ) + BUTTON
		),
		title: 'Long',
	} );
	const page = await address( id );
	const { hidden } = readForm( await ( await fetch( page ) ).text() );
	const hash = Object.fromEntries( hidden )[ 'dovetail_form[form]' ];
	for ( const piece of [ '<', '&', 'é<', '漢', '<b>&amp;</b>' ] ) {
		const text = piece.repeat( Math.floor( 20_000 / [ ...piece ].length ) );
		const stored = await php< Record< string, unknown > >(
			`$result = \\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => $input['hash'], 'key' => 'excerpt-' . md5( $input['text'] ), 'values' => array( 'name' => 'Ann', 'textarea' => $input['text'], 'textarea-2' => $input['text'], 'textarea-3' => $input['text'] ) ), 60000 );
			$post = get_post( $result['entry'] );
			return array( 'code' => $result['refusal'] ? $result['refusal']->get_error_code() : '', 'fits' => strlen( $post->post_excerpt ) <= 65535, 'filled' => strlen( $post->post_excerpt ) > 30000, 'valid' => 1 === preg_match( '//u', $post->post_excerpt ), 'whole' => wp_list_pluck( \\Dovetail\\Contact_Form\\Entries::read( $post )['answers'], 'value' ) === array( 'Ann', $input['text'], $input['text'], $input['text'] ) );`,
			{ hash, text }
		);
		expect( stored, piece ).toEqual( {
			code: '',
			fits: true,
			filled: true,
			valid: true,
			whole: true,
		} );
	}
} );

// Security 16.
test( 'a shortcode in an answer never runs, however often the page is filtered', async () => {
	expect(
		await php(
			`add_shortcode( 'dovetail_ran', static fn() => 'RAN' );
			add_shortcode( 'dovetail_other', static fn() => '' );
			// A page with a shortcode of its own, whose content goes through it twice.
			$filter = static fn( $html ) => do_shortcode( '[dovetail_other]' . do_shortcode( '[dovetail_other]' . $html ) );
			$html = \\Dovetail\\Contact_Form\\Controls::verbatim( "[dovetail_ran]\\n\\tx" );
			$twice = $filter( '<p title="' . $html . '">' . $html . '</p>' );
			$thanks = \\Dovetail\\Contact_Form\\Thanks::draw( array( 'schema' => array( 'thanks' => '', 'message' => '', 'fields' => array( array( 'key' => 'a', 'type' => 'textarea', 'label' => 'A', 'consent' => '' ) ) ), 'values' => array( 'a' => "[dovetail_ran]\\nx" ), 'tester' => '' ), false );
			return array( html_entity_decode( $html ), false === strpos( $twice . $filter( $thanks ), 'RAN' ), false !== strpos( $thanks, '<br>x' ) );`
		)
	).toEqual( [ '[dovetail_ran]\n\tx', true, true ] );
} );

// Security 13 and 14.
test( 'patterns are read as WordPress draws them: published ones, none inside itself, fifty at most', async () => {
	const pattern = ( content: string, status = 'publish' ) =>
		createPost( { content, type: 'wp_block', status, title: 'Pattern' } );
	const required = field( 'email', { required: true } );
	const [ shown, draft, secret, binned ] = [
		await pattern( field( 'text', { label: 'Shown' } ) ),
		await pattern( required, 'draft' ),
		await pattern( required ),
		await pattern( required ),
	];
	const loop = await pattern( 'x' );
	const seen = await php< Record< string, unknown > >(
		`wp_update_post( array( 'ID' => $input['secret'], 'post_password' => 'x' ) );
		wp_trash_post( $input['binned'] );
		$ref = static fn( $id ) => '<!-- wp:block {"ref":' . $id . '} /-->';
		wp_update_post( array( 'ID' => $input['loop'], 'post_content' => wp_slash( '<!-- wp:dovetail/field-name /-->' . str_repeat( $ref( $input['loop'] ), 100 ) . $ref( $input['shown'] ) ) ) );
		$keys = static fn( $content ) => wp_list_pluck( \\Dovetail\\Contact_Form\\Fields::among( parse_blocks( $content ) ), 'key' );
		return array(
			'drawn' => $keys( $ref( $input['shown'] ) . $ref( $input['draft'] ) . $ref( $input['secret'] ) . $ref( $input['binned'] ) . $ref( 0 ) . $ref( $input['shown'] ) ),
			'loop'  => $keys( $ref( $input['loop'] ) ),
			'many'  => count( $keys( str_repeat( $ref( $input['shown'] ), 200 ) ) ),
		);`,
		{ shown, draft, secret, binned, loop }
	);
	expect( seen ).toEqual( {
		drawn: [ 'text', 'text-2' ],
		loop: [ 'name', 'text' ],
		many: 50,
	} );

	// A form whose pattern is in the trash can be sent.
	const id = await createPost( {
		content: form(
			field( 'name' ) + `<!-- wp:block {"ref":${ binned }} /-->` + BUTTON
		),
		title: 'Trashed pattern',
	} );
	expect(
		( await post( await address( id ), { name: 'Ann' } ) ).status
	).toBe( 200 );
} );

// Security 19.
test( 'a form that is drawn without what it holds complains about nothing and is not kept', async ( {
	pageAs,
	troubles,
} ) => {
	const page = await pageAs( 'contributor' );
	const count = () =>
		php< number >(
			`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_form_%'" );`
		);
	const before = await count();
	const nonce = await (
		await page.request.get(
			`${ siteUrl() }/wp-admin/admin-ajax.php?action=rest-nonce`
		)
	).text();
	for ( const subject of [ 'a', 'b' ] ) {
		const answer = await page.request.post(
			`${ siteUrl() }/?rest_route=/wp/v2/block-renderer/dovetail/contact-form`,
			{
				headers: { 'X-WP-Nonce': nonce },
				data: { context: 'edit', attributes: { subject } },
			}
		);
		expect( answer.status() ).toBe( 200 );
		expect( await answer.json() ).toHaveProperty( 'rendered' );
	}
	expect( await count() ).toBe( before );
	expect( troubles ).toEqual( [] );

	// A form without fields shows that there is nothing to send.
	const id = await createPost( { content: form( BUTTON ), title: 'Empty' } );
	const { status, answer } = await post( await address( id ), {} );
	expect( [ status, answer.code ] ).toEqual( [ 400, 'form_empty' ] );
} );

test( 'what a page needs of a form’s fields is read once, those in a synced pattern included', async () => {
	const pattern = await php< number >(
		`return wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Fields', 'post_content' => wp_slash( $input ) ) );`,
		field( 'email' ) + field( 'radio', { options: [ 'Rye', 'Oats' ] } )
	);
	const { readings, html } = await php< {
		readings: string[];
		html: string;
	} >(
		`$file = DOVETAIL_BLOCKS_DIR . '/blocks/contact-form/server/class-fields.php';
		eval( '?>' . preg_replace( '~(public static function read\\([^{]*\\{)~', 'public static $readings = array(); $1 self::$readings[] = func_get_arg( 0 );', file_get_contents( $file ) ) );
		$html = do_blocks( $input );
		return array( 'readings' => \\Dovetail\\Contact_Form\\Fields::$readings, 'html' => $html );`,
		form(
			`${ field( 'name' ) }<!-- wp:block {"ref":${ pattern }} /-->${ field(
				'text'
			) }${ BUTTON }`
		)
	);
	expect( html.match( /data-field="[^"]+"/g ) ).toEqual( [
		'data-field="name"',
		'data-field="email"',
		'data-field="radio"',
		'data-field="text"',
	] );
	expect( readings ).toEqual( [ 'name', 'email', 'radio', 'text' ] );
} );

for ( const [ what, code, limit ] of [
	[
		'messages',
		// The limit of production, which sites of tests raise.
		`add_filter( 'dovetail_blocks_form_rate', static fn() => array( 'messages' => 10, 'seconds' => 600 ), 99 );
		return null === \\Dovetail\\Contact_Form\\Spam_Guard::rate( 10 );`,
		10,
	],
	[ 'spam', `return null === \\Dovetail\\Contact_Form\\Spam::count();`, 15 ],
	[
		'automatic replies',
		`$has_room = new ReflectionMethod( \\Dovetail\\Contact_Form\\Reply::class, 'has_room' );
		$has_room->setAccessible( true );
		return $has_room->invoke( null, "visitor-$visitor@example.com" );`,
		5,
	],
] as const ) {
	test( `the limit of ${ what } holds for one IPv6 network of /56 or /48, whatever addresses it uses`, async () => {
		expect( await hadRoom( 56, 4 * limit + 2, code ) ).toBe( 4 * limit );
		expect( await hadRoom( 48, 16 * limit + 2, code ) ).toBe( 16 * limit );
	} );
}

test( 'one IPv6 network cannot use up the daily messages of the site', async () => {
	await daily( { messages: 2, site_messages: 20 } );
	const code = `return null === \\Dovetail\\Contact_Form\\Spam_Guard::rate( 10 );`;
	expect( await hadRoom( 56, 24, code ) ).toBe( 8 );
	expect( await hadRoom( 48, 24, code ) ).toBe( 10 );
} );
