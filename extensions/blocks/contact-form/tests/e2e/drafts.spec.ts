import { readForm } from '../send-many';
import { createPost, expect, php, siteUrl, test } from '#e2e';
import { BUTTON, entriesOf, field, form, mails, pageOf } from './support';

/** Twelve strangers. */
const STRANGERS = Array.from(
	{ length: 12 },
	( _, index ) => `stranger${ index }@example.net`
);

const RELAY = form(
	field( 'name' ) +
		field( 'email' ) +
		field( 'consent', { isForNews: true } ) +
		BUTTON,
	{ to: STRANGERS.join( ',' ), subject: 'Buy this' }
);

type Outcome = {
	entry: number;
	tester: string;
	code: string;
	mails: string[][];
	events: number;
};

/**
 * Sends a form as a user, with the hash from the page. Resolves with the result, the recipients of emails, and the
 * number of queued events.
 */
const sendAs = ( login: string, hash: string | undefined ) =>
	php< Outcome >(
		`wp_set_current_user( '' === $input['login'] ? 0 : get_user_by( 'login', $input['login'] )->ID );
		$mails = array();
		$catch = static function ( $sent, $mail ) use ( &$mails ) { $mails[] = (array) $mail['to']; return true; };
		add_filter( 'pre_wp_mail', $catch, 1, 2 );
		$events = static fn() => count( array_filter( _get_cron_array(), static fn( $hooks ) => isset( $hooks[ \\Dovetail\\Contact_Form\\Outbox::EVENT ] ) ) );
		$before = $events();
		$result = \\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => $input['hash'], 'values' => array( 'name' => 'Mallory', 'email' => 'victim@example.net', 'consent' => '1' ) ), 100, '/' );
		remove_filter( 'pre_wp_mail', $catch, 1 );
		return array( 'entry' => $result['entry'], 'tester' => $result['tester'], 'code' => $result['refusal'] ? $result['refusal']->get_error_code() : '', 'mails' => $mails, 'events' => $events() - $before );`,
		{ login, hash }
	);

/** Hash of the form in a user's page or preview of a post. */
const drawnFor = ( login: string, post: number, query: object = {} ) =>
	php< string >(
		`wp_set_current_user( '' === $input['login'] ? 0 : get_user_by( 'login', $input['login'] )->ID );
		global $wp_query, $wp_the_query, $post;
		$wp_the_query = $wp_query = new WP_Query( array( 'p' => $input['post'], 'post_type' => 'any' ) + $input['query'] );
		$html = '';
		while ( have_posts() ) {
			the_post();
			ob_start();
			the_content();
			$html .= ob_get_clean();
		}
		return $html;`,
		{ login, post, query }
	).then( hashIn );

const hashIn = ( html: string ) =>
	/name="dovetail_form\[form\]" value="(\w+)"/.exec( html )?.[ 1 ];

const setPost = ( id: number, changes: object ) =>
	php( `return wp_update_post( wp_slash( $input ) );`, {
		ID: id,
		...changes,
	} );

/** Email address of a user. */
const emailOf = ( login: string ) =>
	php< string >(
		`return get_user_by( 'login', $input )->user_email;`,
		login
	);

/** A post of the contributor. */
async function contributed( content: string, status = 'draft' ) {
	const id = await createPost( { content, title: 'Relay', status } );
	await php(
		`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_author' => get_user_by( 'login', 'contributor' )->ID ), array( 'ID' => $input ) ); clean_post_cache( $input );`,
		id
	);
	return id;
}

// Security 8.
test( 'a form that is not public is mailed to its tester alone, stores nothing and passes nothing on', async () => {
	const own = await emailOf( 'contributor' );
	const admin = await emailOf( 'admin' );
	const id = await contributed( RELAY );
	const hash = await drawnFor( 'contributor', id );
	const test1 = { entry: 0, code: '', events: 0 };
	for ( const status of [ 'draft', 'pending', 'future', 'private' ] ) {
		await setPost( id, {
			post_status: status,
			...( status === 'future'
				? { post_date: '2099-01-01 00:00:00', edit_date: true }
				: { post_date: '2026-01-01 00:00:00', edit_date: true } ),
		} );
		expect( await sendAs( 'admin', hash ), status ).toEqual( {
			...test1,
			tester: admin,
			mails: [ [ admin ] ],
		} );
		expect( ( await sendAs( '', hash ) ).code, status ).toBe(
			'form_closed'
		);
	}
	await setPost( id, { post_status: 'draft' } );
	expect( await sendAs( 'contributor', hash ) ).toEqual( {
		...test1,
		tester: own,
		mails: [ [ own ] ],
	} );
	expect( ( await sendAs( 'author', hash ) ).code ).toBe( 'form_closed' );
	await php( `return wp_trash_post( $input );`, id );
	expect( ( await sendAs( 'contributor', hash ) ).code ).toBe(
		'form_closed'
	);
	await php( `return wp_delete_post( $input, true );`, id );
	expect( ( await sendAs( 'contributor', hash ) ).code ).toBe(
		'form_closed'
	);
	expect( await entriesOf( id ) ).toEqual( [] );
} );

test( 'a form that was only in a draft does not work when another version is published', async () => {
	const id = await contributed( RELAY );
	const ofDraft = await drawnFor( 'contributor', id );
	await setPost( id, {
		post_status: 'publish',
		post_content: RELAY.replace(
			STRANGERS.join( ',' ),
			'shop@example.org'
		),
	} );
	expect( await sendAs( '', ofDraft ) ).toMatchObject( {
		code: 'form_closed',
		mails: [],
	} );
	const own = await emailOf( 'contributor' );
	expect( await sendAs( 'contributor', ofDraft ) ).toMatchObject( {
		entry: 0,
		mails: [ [ own ] ],
	} );
} );

test( 'a published form emails ten addresses at most, also in a post with a password; an unpublished post accepts nothing', async () => {
	const id = await contributed( RELAY, 'publish' );
	const hash = await drawnFor( '', id );
	expect( await sendAs( '', hash ) ).toMatchObject( {
		entry: expect.any( Number ),
		tester: '',
		mails: [ STRANGERS.slice( 0, 10 ) ],
		events: 1,
	} );
	await setPost( id, { post_password: 'secret' } );
	expect( ( await sendAs( '', hash ) ).code ).toBe( '' );
	await setPost( id, { post_password: '', post_status: 'draft' } );
	expect( ( await sendAs( '', hash ) ).code ).toBe( 'form_closed' );
	expect( await sendAs( 'admin', hash ) ).toMatchObject( {
		entry: 0,
		mails: [ [ await emailOf( 'admin' ) ] ],
	} );
} );

test( 'a preview of a change to a published post is a test, and its form another one than the published', async () => {
	const id = await createPost( {
		content: RELAY.replace( STRANGERS.join( ',' ), 'shop@example.org' ),
		title: 'Published',
	} );
	const published = await drawnFor( '', id );
	// Users who may not edit get the published version, whatever the URL says.
	expect( await drawnFor( '', id, { preview: true } ) ).toBe( published );
	const previewed = await drawnFor( 'admin', id, { preview: true } );
	expect( previewed ).not.toBe( published );
	expect( await sendAs( 'admin', previewed ) ).toMatchObject( {
		entry: 0,
		mails: [ [ await emailOf( 'admin' ) ] ],
	} );
	expect( ( await sendAs( '', previewed ) ).code ).toBe( 'form_closed' );
} );

test( 'no way of drawing makes a draft’s form one of a public post or of the site', async ( {
	pageAs,
} ) => {
	const open = await createPost( { content: RELAY, title: 'Open' } );
	const id = await contributed(
		`<!-- wp:query {"query":{"perPage":1,"postType":"post","order":"desc","orderBy":"date","inherit":false,"include":[${ open }]}} --><div class="wp-block-query"><!-- wp:post-template -->${ RELAY.replace(
			'Buy this',
			'In a loop'
		) }<!-- /wp:post-template --></div><!-- /wp:query -->
<!-- wp:block {"ref":${ open }} -->${ RELAY.replace( 'Buy this', 'In a pattern' ) }<!-- /wp:block -->
<!-- wp:template-part {"slug":"none"} -->${ RELAY.replace( 'Buy this', 'In a part' ) }<!-- /wp:template-part -->`
	);
	await php(
		`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_form_%'" ); wp_cache_flush();`
	);
	const page = await pageAs( 'contributor' );
	const nonce = await (
		await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const headers = { 'X-WP-Nonce': nonce };
	const draft = await page.request.get( `/?rest_route=/wp/v2/posts/${ id }`, {
		headers,
	} );
	const rendered = [
		( ( await draft.json() ) as { content: { rendered: string } } ).content
			.rendered,
	];
	const answer = await page.request.post(
		'/?rest_route=/wp/v2/block-renderer/dovetail/contact-form',
		{ headers, data: { context: 'edit' } }
	);
	rendered.push(
		( ( await answer.json() ) as { rendered: string } ).rendered
	);
	// Of no use is what is kept for a public post without being shown: a hash cannot be guessed.
	const kept = await php< { public: boolean; shown: boolean }[] >(
		`global $wpdb;
		return array_map( static fn( $row ) => array( 'public' => json_decode( substr( $row->option_value, 10 ) )->public, 'shown' => false !== strpos( $input, substr( $row->option_name, -32 ) ) ), $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_form_%'" ) );`,
		rendered.join( '' )
	);
	expect( kept ).toContainEqual( { public: false, shown: true } );
	expect( kept ).not.toContainEqual( { public: true, shown: true } );
} );

// WordPress renders the inner blocks of a synced pattern's block and discards the result.
test( 'a form that a contributor puts inside the block of a synced pattern is shown to nobody and takes no message', async ( {
	pageAs,
} ) => {
	await php(
		`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_form_%'" ); wp_cache_flush();`
	);
	const inside = RELAY.replace(
		STRANGERS.join( ',' ),
		'hidden1@example.net,hidden2@example.net'
	);
	const pattern = await createPost( {
		content: RELAY.replace( STRANGERS.join( ',' ), 'shop@example.org' ),
		title: 'Pattern',
		type: 'wp_block',
	} );
	const withPattern = ( content: string ) =>
		`<!-- wp:block {"ref":${ pattern }} -->${ content }<!-- /wp:block -->`;
	const open = await createPost( {
		content: withPattern( '' ),
		title: 'Open',
	} );
	const draft = await contributed(
		withPattern( inside ) +
			withPattern(
				`<!-- wp:group --><div class="wp-block-group">${ inside.replace(
					'Buy this',
					'In a group'
				) }</div><!-- /wp:group -->`
			)
	);
	const contributor = await pageAs( 'contributor' );
	const nonce = await (
		await contributor.request.get(
			'/wp-admin/admin-ajax.php?action=rest-nonce'
		)
	).text();
	const rest = [ 'posts', 'blocks' ].map(
		( type ) => `/?rest_route=/wp/v2/${ type }`
	);
	const shown = await Promise.all( [
		...[
			`/?p=${ draft }&preview=true`,
			`/?rest_route=/wp/v2/posts/${ draft }&context=edit`,
			`/?rest_route=/wp/v2/blocks/${ pattern }&context=edit`,
		].map( async ( path ) =>
			(
				await contributor.request.get( path, {
					headers: { 'X-WP-Nonce': nonce },
				} )
			).text()
		),
		...[
			'/',
			'/?feed=rss2',
			`/?p=${ draft }`,
			`/?p=${ open }`,
			...rest,
		].map( async ( path ) => ( await fetch( siteUrl() + path ) ).text() ),
	] );
	const stored = await php<
		{ hash: string; public: boolean; source: number; to: string[] }[]
	>(
		`global $wpdb;
		return array_map( static fn( $row ) => array( 'hash' => substr( $row->option_name, -32 ) ) + json_decode( substr( $row->option_value, 10 ), true ), $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_form_%'" ) );`
	);
	const hidden = stored.filter(
		( { source, to } ) =>
			source === pattern && to.includes( 'hidden1@example.net' )
	);
	// All but the preview store them as if the pattern had them, which everybody may read.
	expect(
		hidden.filter( ( { public: isPublic } ) => isPublic ).length
	).toBeGreaterThanOrEqual( 2 );
	for ( const { hash } of hidden ) {
		expect( shown.join() ).not.toContain( hash );
		// The name of an element begins like this.
		expect( shown.join() ).not.toContain( hash.slice( 0, 8 ) );
	}
	const hashes = new Set(
		shown
			.flatMap( ( text ) => [
				...text
					.replaceAll( '\\', '' )
					.matchAll( /name="dovetail_form\[form\]" value="(\w+)"/g ),
			] )
			.map( ( [ , hash = '' ] ) => hash )
	);
	const recipients = [];
	for ( const hash of hashes ) {
		recipients.push( ...( await sendAs( '', hash ) ).mails.flat() );
	}
	expect( recipients ).toContain( 'shop@example.org' );
	expect( recipients.join() ).not.toContain( 'hidden' );
} );

test( 'the page says that it was a test, and leads nowhere', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		content: form( field( 'name' ) + BUTTON, {
			to: 'stranger@example.net',
			customThankyou: 'redirect',
			customThankyouRedirect: `${ siteUrl() }/?elsewhere`,
		} ),
		status: 'draft',
		author: 'author',
		title: 'A draft',
	} );
	const own = await emailOf( 'author' );
	const earlier = mails().length;
	await php( `return update_option( 'e2e_form_fastest', 0 );` );
	for ( const javaScriptEnabled of [ true, false ] ) {
		const page = await pageAs( 'author', { javaScriptEnabled } );
		await page.goto( `${ pageOf( id ) }&preview=true` );
		await page
			.getByLabel( 'Name' )
			.pressSequentially( 'Ann', { delay: 10 } );
		// A machine is who is faster than two seconds.
		await page
			.evaluate( () => {
				const now = performance.now.bind( performance );
				performance.now = () => now() + 60_000;
				const date = Date.now.bind( Date );
				Date.now = () => date() + 60_000;
			} )
			.catch( () => {} );
		await page.getByRole( 'button', { name: 'Send it' } ).click();
		await expect(
			page.locator( '.wp-block-dovetail-contact-form__thanks' )
		).toContainText(
			`This page is not public, so this was a test and nothing was stored. The message went only to your address, ${ own }.`
		);
		expect( page.url() ).not.toContain( 'elsewhere' );
	}
	expect(
		mails()
			.slice( earlier )
			.map( ( { to } ) => to )
	).toEqual( [ [ own ], [ own ] ] );
	await php( `return delete_option( 'e2e_form_fastest' );` );
	expect( await entriesOf( id ) ).toEqual( [] );
} );

test( 'a form of a published page is the same for everybody who reads it', async () => {
	const id = await createPost( { content: RELAY, title: 'Same' } );
	const { hidden } = readForm( await ( await fetch( pageOf( id ) ) ).text() );
	const [ , hash ] =
		hidden.find( ( [ name ] ) => name.includes( '[form]' ) ) ?? [];
	for ( const login of [ '', 'contributor', 'admin' ] ) {
		expect( await drawnFor( login, id ) ).toBe( hash );
	}
} );
