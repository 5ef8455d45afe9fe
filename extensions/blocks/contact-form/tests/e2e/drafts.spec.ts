import { createPost, expect, php, siteUrl, test } from '#e2e';
import { BUTTON, entriesOf, field, form, mails, pageOf } from './support';

/** Twelve recipients who have nothing to do with the site. */
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

const recipientsOf = ( hash: string ) =>
	php< string[] >(
		`wp_set_current_user( 0 );
		$recipients = array();
		add_filter( 'pre_wp_mail', static function ( $sent, $mail ) use ( &$recipients ) { $recipients = array_merge( $recipients, (array) $mail['to'] ); return true; }, 1, 2 );
		\\Dovetail\\Contact_Form\\Submission_Handler::receive( array( 'elapsed' => '60000', 'form' => $input, 'values' => array( 'name' => 'Mallory', 'email' => 'victim@example.net', 'consent' => '1' ) ), 100, '/' );
		return $recipients;`,
		hash
	);

const emailOf = ( login: string ) =>
	php< string >(
		`return get_user_by( 'login', $input )->user_email;`,
		login
	);

async function contributed( content: string ) {
	const id = await createPost( { content, title: 'Relay', status: 'draft' } );
	await php(
		`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_author' => get_user_by( 'login', 'contributor' )->ID ), array( 'ID' => $input ) ); clean_post_cache( $input );`,
		id
	);
	return id;
}

test( 'a form in a draft is never stored as a public form, however it is rendered', async ( {
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
	// Only schemas that were rendered publicly can be used. The other schemas are stored but harmless, because nobody
	// can guess their hashes.
	const kept = await php< { public: boolean; shown: boolean }[] >(
		`global $wpdb;
		return array_map( static fn( $row ) => array( 'public' => json_decode( substr( $row->option_value, 10 ) )->public, 'shown' => false !== strpos( $input, substr( $row->option_name, -32 ) ) ), $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_form_%'" ) );`,
		rendered.join( '' )
	);
	expect( kept ).toContainEqual( { public: false, shown: true } );
	expect( kept ).not.toContainEqual( { public: true, shown: true } );
} );

// WordPress renders inner blocks that are saved inside a synced pattern block, but discards their HTML.
test( 'a form that a contributor adds to a synced pattern is not shown and accepts no message', async ( {
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
	// Except in the preview, the hidden form is rendered as part of the public pattern, so its schema is stored as
	// public.
	expect(
		hidden.filter( ( { public: isPublic } ) => isPublic ).length
	).toBeGreaterThanOrEqual( 2 );
	for ( const { hash } of hidden ) {
		expect( shown.join() ).not.toContain( hash );
		// IDs on the page start with the first digits of the hash.
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
		recipients.push( ...( await recipientsOf( hash ) ) );
	}
	expect( recipients ).toContain( 'shop@example.org' );
	expect( recipients.join() ).not.toContain( 'hidden' );
} );

test( 'sending a form in a preview shows a note about the test instead of redirecting', async ( {
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
		// Messages sent less than two seconds after rendering are rejected as coming from a bot.
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
