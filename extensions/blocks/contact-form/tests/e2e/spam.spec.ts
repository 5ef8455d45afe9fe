import { createPost, expect, php, screenshot, siteUrl, test } from '#e2e';
import {
	SIMPLE,
	address,
	form,
	field,
	BUTTON,
	forgetJobs,
	hashOf,
	mails,
	post,
	submit,
} from './support';

/** Stand-in for Akismet: it reports messages as spam that say so, and records its requests. */
const AKISMET = `
if ( ! class_exists( 'Akismet', false ) ) {
	class Akismet {
		public static $asked = array();
		public static function get_api_key() { return 'key'; }
		public static function http_post( $request, $path ) {
			parse_str( $request, $data );
			self::$asked[] = array( $path, $data );
			return array( array(), false !== strpos( $data['comment_content'], 'viagra-test' ) ? 'true' : 'false' );
		}
	}
}`;

/** Status of an entry, and the number of emails sent. */
const stateOf = ( entry: number ) =>
	php< string >( `return get_post_status( $input );`, entry );

const ANN = { name: 'Ann', email: 'ann@example.com', textarea: 'Rye?' };

test( 'words that the site disallows in comments mark a message as spam: thanked, stored, not emailed, until it is approved', async () => {
	const id = await createPost( {
		content: form(
			field( 'name' ) + field( 'email' ) + field( 'textarea' ) + BUTTON
		),
		title: 'Spam words',
	} );
	const hash = await hashOf( id );
	const before = `add_filter( 'dovetail_blocks_form_crm', '__return_true' ); update_option( 'disallowed_keys', 'casino-xyz' );`;
	const earlier = mails().length;
	try {
		const bad = await submit(
			hash,
			{ ...ANN, textarea: 'Play casino-xyz' },
			before
		);
		expect( bad ).toEqual( { entry: expect.any( Number ), queued: [] } );
		expect( await stateOf( bad.entry ) ).toBe( 'dovetail_spam' );
		expect( mails() ).toHaveLength( earlier );
		const good = await submit( hash, ANN, before );
		expect( good.queued ).toEqual( [ 'crm' ] );
		expect( await stateOf( good.entry ) ).toBe( 'private' );
		expect( mails() ).toHaveLength( earlier + 1 );

		const marks = await php(
			`${ before }
			$queued = static fn() => count( array_filter( \\Dovetail\\Contact_Form\\Outbox::unfinished(), static fn( $job ) => $job[1] === $input ) );
			$mark = static fn( $is_spam ) => array( \\Dovetail\\Contact_Form\\Spam::mark( $input, $is_spam ), get_post_status( $input ), $queued() );
			return array( \\Dovetail\\Contact_Form\\Spam::sentence( $input ), $mark( false ), $mark( false ), $mark( true ), $mark( false ) );`,
			bad.entry
		);
		expect( marks ).toEqual( [
			'Marked as spam: it contains words this site does not allow in comments (Settings → Discussion). It was not emailed or shared with other systems.',
			[ true, 'private', 1 ],
			[ false, 'private', 1 ],
			// Spam is held; a corrected entry is passed on, and not emailed twice.
			[ true, 'dovetail_spam', 0 ],
			[ true, 'private', 1 ],
		] );
		expect( mails() ).toHaveLength( earlier + 2 );
	} finally {
		await php( `return update_option( 'disallowed_keys', '' );` );
		await forgetJobs();
	}
} );

test( 'Akismet checks messages and learns from corrections; IP addresses are kept for fifteen days', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Akismet' } );
	const hash = await hashOf( id );
	const seen = await php< {
		states: string[];
		asked: [ string, Record< string, string > ][];
		kept: boolean[];
		policy: string;
	} >(
		`${ AKISMET }
		$send = static fn( $text ) => \\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => $input, 'key' => wp_generate_password( 32, false ), 'values' => array( 'name' => 'Zoë', 'email' => 'zoe@example.com', 'textarea' => $text ) ), 100, '/ask/?a=1' )['entry'];
		$_SERVER['HTTP_USER_AGENT'] = 'Test browser';
		$ids = array( $send( 'viagra-test' ), $send( 'Hello' ) );
		$seen = array( 'states' => array_map( 'get_post_status', $ids ) );
		\\Dovetail\\Contact_Form\\Spam::mark( $ids[0], false );
		\\Dovetail\\Contact_Form\\Spam::mark( $ids[1], true );
		$seen['asked'] = Akismet::$asked;
		$seen['policy'] = implode( ' ', \\Dovetail\\Contact_Form\\Privacy::suggest( array() ) );
		$kept = static fn( $id ) => metadata_exists( 'post', $id, '_dovetail_akismet' );
		\\Dovetail\\Contact_Form\\Akismet::sweep();
		wp_cache_flush();
		$seen['kept'] = array( $kept( $ids[0] ) );
		wp_update_post( array( 'ID' => $ids[0], 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ) );
		\\Dovetail\\Contact_Form\\Akismet::sweep();
		wp_cache_flush();
		$seen['kept'][] = $kept( $ids[0] );
		array_map( 'wp_delete_post', $ids );
		return $seen;`,
		hash
	);
	expect( seen.states ).toEqual( [ 'dovetail_spam', 'private' ] );
	expect( seen.asked.map( ( [ path ] ) => path ) ).toEqual( [
		'comment-check',
		'comment-check',
		'submit-ham',
		'submit-spam',
	] );
	expect( seen.asked[ 0 ]?.[ 1 ] ).toMatchObject( {
		comment_type: 'contact-form',
		comment_author: 'Zoë',
		comment_author_email: 'zoe@example.com',
		user_agent: 'Test browser',
		permalink: `${ siteUrl() }/ask/?a=1`,
	} );
	expect( seen.asked[ 2 ]?.[ 1 ] ).toMatchObject( {
		user_agent: 'Test browser',
		comment_content: expect.stringContaining( 'viagra-test' ),
	} );
	expect( seen.kept ).toEqual( [ true, false ] );
	expect( seen.policy ).toContain( 'Akismet' );
} );

test( 'a filter holds a message as spam, lets it through or refuses it with its sentence', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Filter' } );
	const hash = await hashOf( id );
	expect(
		await php(
			`$answers = array();
			foreach ( array( true, false, new WP_Error( 'x', 'Please solve the riddle.' ) ) as $answer ) {
				$filter = static fn() => $answer;
				add_filter( 'dovetail_blocks_form_spam', $filter );
				$result = \\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => $input, 'key' => wp_generate_password( 32, false ), 'values' => array( 'name' => 'A', 'email' => 'a@example.com' ) ), 100 );
				remove_filter( 'dovetail_blocks_form_spam', $filter );
				$answers[] = $result['refusal'] ? $result['refusal']->get_error_message() : get_post_status( $result['entry'] );
			}
			return $answers;`,
			hash
		)
	).toEqual( [ 'dovetail_spam', 'private', 'Please solve the riddle.' ] );
} );

test( 'one connection can send 15 spam messages a day, so that it cannot push out the spam of others', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Flood' } );
	const hash = await hashOf( id );
	const results = await php< string[] >(
		`global $wpdb;
		$forget = static fn() => $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		$forget();
		add_filter( 'dovetail_blocks_form_rate', static fn() => array( 'messages' => 0 ) );
		$results = array();
		for ( $number = 0; $number < 17; $number++ ) {
			$filter = static fn() => $number < 16;
			add_filter( 'dovetail_blocks_form_spam', $filter );
			$result = \\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => $input, 'key' => wp_generate_password( 32, false ), 'values' => array( 'name' => 'A', 'email' => 'a@example.com' ) ), 100 );
			remove_filter( 'dovetail_blocks_form_spam', $filter );
			$results[] = $result['refusal'] ? $result['refusal']->get_error_code() : get_post_status( $result['entry'] );
		}
		$forget();
		return $results;`,
		hash
	);
	expect( results ).toEqual( [
		...Array( 15 ).fill( 'dovetail_spam' ),
		'form_too_many_today',
		'private',
	] );
} );

test( 'spam is deleted after thirty days, and the oldest where there is more than so much', async () => {
	expect(
		await php(
			`global $wpdb;
			$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'dovetail_entry' AND post_status = 'dovetail_spam'" );
			$add = static function ( $count, $date ) use ( $wpdb ) {
				$row = $wpdb->prepare( '( %s, %s, %s, %s, %s, %s, %s, %s )', 'dovetail_entry', 'dovetail_spam', '{}', $date, $date, '', '', '' );
				$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_content, post_date, post_date_gmt, post_excerpt, to_ping, pinged ) VALUES " . implode( ', ', array_fill( 0, $count, $row ) ) );
			};
			$count = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'dovetail_entry' AND post_status = 'dovetail_spam'" );
			$now = gmdate( 'Y-m-d H:i:s' );
			$add( 130, gmdate( 'Y-m-d H:i:s', time() - 31 * DAY_IN_SECONDS ) );
			$add( 20, $now );
			\\Dovetail\\Contact_Form\\Privacy::sweep();
			$seen = array( $count() );
			$add( 590, $now );
			\\Dovetail\\Contact_Form\\Privacy::sweep();
			$seen[] = $count();
			$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'dovetail_entry' AND post_status = 'dovetail_spam'" );
			return $seen;`
		)
	).toEqual( [ 20, 500 ] );
} );

test( 'without a start time the time of rendering counts; a filled honeypot is held from a script and otherwise rejected', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Too fast' } );
	const page = await address( id );
	const html = await ( await fetch( page ) ).text();
	const [ , stamp = '' ] =
		/name="dovetail_form\[drawn\]" value="([^"]+)"/.exec( html ) ?? [];
	expect( stamp ).toMatch( /^\d{10}-[0-9a-f]{16}$/ );
	const hash = await hashOf( id );
	expect(
		await php(
			`$stamp = ( new ReflectionMethod( 'Dovetail\\Contact_Form\\Spam_Guard', 'signature' ) );
			$stamp->setAccessible( true );
			$at = static fn( $second ) => $second . '-' . $stamp->invoke( null, $second );
			return array_map(
				static fn( $more ) => ( $refusal = \\Dovetail\\Contact_Form\\Spam_Guard::machine( $more ) ) ? $refusal->get_error_code() : 'taken',
				array(
					array(),
					array( 'drawn' => $at( time() ) ),
					array( 'drawn' => $at( time() - 3 ) ),
					array( 'drawn' => $at( time() - 300 * DAY_IN_SECONDS ) ),
					array( 'drawn' => ( time() - 60 ) . '-0123456789abcdef' ),
					array( 'drawn' => array( 'x' ) ),
					array( 'elapsed' => '1999' ),
					array( 'elapsed' => '2000' ),
					array( 'elapsed' => '60000', 'leave_empty' => 'x' ),
					array( 'elapsed' => '60000', 'leave_empty' => 'x', 'script' => '1' ),
				)
			);`
		)
	).toEqual( [
		'form_too_fast',
		'form_too_fast',
		'taken',
		'taken',
		'form_too_fast',
		'form_too_fast',
		'form_too_fast',
		'taken',
		'form_trap',
		'taken',
	] );
	const held = await post( page, ANN, { more: { leave_empty: 'x' } } );
	expect( held.status ).toBe( 200 );
	expect(
		await php(
			`return array_map( 'get_post_status', get_posts( array( 'post_type' => 'dovetail_entry', 'post_status' => array( 'private', 'dovetail_spam' ), 'post_parent' => $input, 'fields' => 'ids' ) ) );`,
			id
		)
	).toEqual( [ 'dovetail_spam' ] );
	expect( hash ).not.toBe( '' );
} );

test( 'an author sees the spam of the own forms, takes one back and empties the rest; what is others’ stays', async ( {
	author,
} ) => {
	const { page } = author;
	const [ own, others ] = [
		await createPost( { content: SIMPLE, title: 'Own', author: 'author' } ),
		await createPost( { content: SIMPLE, title: 'Others' } ),
	];
	await php(
		`global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'dovetail_entry'" );
		foreach ( array( array( $input[0], 'Rescued' ), array( $input[0], 'Junk one' ), array( $input[0], 'Junk two' ), array( $input[1], 'Of others' ) ) as $index => list( $source, $name ) ) {
			$id = \\Dovetail\\Contact_Form\\Entries::store( 'spam-' . $index . wp_rand(), $source, array( 'form' => '', 'subject' => '', 'to' => array( 'ann@example.org' ), 'page' => '/', 'answers' => array( array( 'key' => 'name', 'type' => 'name', 'label' => 'Name', 'value' => $name ) ) ), 'dovetail_spam' );
			\\Dovetail\\Contact_Form\\Spam::hold( $id, 'akismet' );
		}
		return true;`,
		[ own, others ]
	);
	const earlier = mails().length;
	await page.goto(
		`${ siteUrl() }/wp-admin/edit.php?post_type=dovetail_entry`
	);
	await expect( page.locator( '#the-list' ) ).toContainText(
		'No entries found.'
	);
	await page.getByRole( 'link', { name: 'Spam (3)' } ).click();
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 3 );
	await expect( page.locator( '#the-list' ) ).not.toContainText(
		'Of others'
	);
	// Spam is no news.
	await expect( page.locator( '#the-list .is-unread' ) ).toHaveCount( 0 );
	await screenshot( page, 'contact-form-spam' );
	await page.getByRole( 'link', { name: 'Rescued', exact: true } ).click();
	await expect( page.locator( '.dovetail-entry' ) ).toContainText(
		'Marked as spam by Akismet.'
	);
	await page.getByRole( 'link', { name: 'Not spam' } ).click();
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'1 entry moved out of spam.'
	);
	await expect( page.locator( '#the-list' ) ).toContainText( 'Rescued' );
	expect( mails().slice( earlier ) ).toMatchObject( [
		{ to: [ 'ann@example.org' ] },
	] );

	await page.getByRole( 'link', { name: 'Spam (2)' } ).click();
	await page.getByRole( 'button', { name: 'Empty Spam' } ).click();
	await expect(
		page.getByRole( 'link', { name: 'Spam (0)' } )
	).toBeVisible();
	expect(
		await php(
			`return wp_list_pluck( get_posts( array( 'post_type' => 'dovetail_entry', 'post_status' => 'dovetail_spam', 'numberposts' => -1 ) ), 'post_title' );`
		)
	).toEqual( [ 'Of others' ] );
} );
