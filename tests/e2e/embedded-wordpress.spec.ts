import { cpSync, rmSync } from 'node:fs';
import { bootWordPress } from '../../src/playground/boot';
import { freePort } from '../../src/playground/ports';
import {
	axeWithin,
	expect,
	ourRequests,
	php,
	pristineFolder,
	runPhp,
	siteUrl,
	test,
	type WordPress,
} from './support';

declare const wp: WordPress;

test( 'a published post without our blocks is visible to visitors, and loads none of the plugin’s files', async ( {
	admin,
	visitor,
} ) => {
	await admin.open();
	await admin.insertFromInserter( 'Paragraph' );
	const paragraph = admin.canvas.getByRole( 'document', {
		name: /^Empty block/,
	} );
	await paragraph.click();
	await paragraph.pressSequentially( 'Bread & butter' );
	const id = await admin.publish( 'Breakfast' );
	await admin.reloadAndExpectValid( id );

	const ours = ourRequests( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.getByRole( 'heading', { name: 'Breakfast' } ).first()
	).toBeVisible();
	await expect( visitor.getByText( 'Bread & butter' ) ).toBeVisible();
	expect( ours ).toEqual( [] );
} );

// spec: 000-2-1, 001-2-1, 002-2-1 (beside them, on purpose: one menu with an overview, the settings, and three lists that an editor has no place for)
test( 'the plugin adds only its own menu to the admin, and no URL to the site', async ( {
	admin,
} ) => {
	const { page } = admin;
	const routes = await php< string[] >(
		`global $wp, $wp_rewrite;
		return array_values( preg_grep( '~dovetail~', array_merge(
			$wp->public_query_vars,
			array_keys( $wp_rewrite->extra_rules_top ),
			array_keys( $wp_rewrite->extra_rules ),
			array_keys( $wp_rewrite->extra_permastructs ),
			array_column( $wp_rewrite->endpoints, 1 )
		) ) );`
	);
	expect( routes ).toEqual( [] );
	// The menu shows only lists that have records.
	await php(
		`return array_map( array( 'Dovetail\\Plugin\\Record_Counts', 'expect' ), array( 'entries', 'subscribers', 'payments' ) );`
	);
	await page.goto( `${ siteUrl() }/wp-admin/options-privacy.php` );
	const pages = await page
		.locator( '#adminmenu a[href*="dovetail"]' )
		.evaluateAll( ( links ) =>
			links.map(
				( link ) => link.getAttribute( 'href' )?.split( '?' )[ 1 ]
			)
		);
	expect( [ ...new Set( pages ) ].sort() ).toEqual( [
		'page=dovetail-blocks',
		'page=dovetail-blocks-overview',
		'page=dovetail-connections',
		'page=dovetail-entries',
		'page=dovetail-guide',
		'page=dovetail-payments',
		'page=dovetail-subscribers',
	] );
	await admin.open();
	const ours = await page.evaluate( () =>
		wp.blocks
			.getBlockTypes()
			.filter( ( { name } ) => name.startsWith( 'dovetail/' ) )
			.map( ( { name, edit, save } ) => ( {
				name,
				isWhole: Boolean( edit && save ),
			} ) )
	);
	expect( ours.length ).toBeGreaterThan( 30 );
	expect( ours.filter( ( { isWhole } ) => ! isWhole ) ).toEqual( [] );
} );

test( 'an email is caught and shown instead of sent', async ( { visitor } ) => {
	await runPhp(
		`wp_mail( 'reader@example.org', 'Soup & bread', 'At <noon>' );`
	);
	await visitor.goto( `${ siteUrl() }/caught-mails/` );
	await expect(
		visitor.getByRole( 'heading', { name: 'Soup & bread' } )
	).toBeVisible();
	await expect( visitor.getByText( 'At <noon>' ) ).toBeVisible();
} );

test( 'an HTML email is shown with headers and plain text, and opens links in a new tab', async ( {
	visitor,
} ) => {
	await runPhp(
		`add_action( 'phpmailer_init', static function ( $mailer ) { $mailer->AltBody = 'Bread at https://example.org/plain'; } );
		wp_mail( 'reader@example.org', 'New: bread', '<html><head><title>x</title></head><body><h1>Bread</h1><a href="${ siteUrl() }/?bread=1">Read it</a></body></html>', array( 'Content-Type: text/html; charset=UTF-8', 'Reply-To: baker@example.org' ) );
		wp_mail( 'reader@example.org', 'A later one', 'Only words' );`
	);
	await visitor.goto( `${ siteUrl() }/caught-mails/` );
	await visitor
		.getByRole( 'navigation', { name: 'Mails' } )
		.getByRole( 'link', { name: 'New: bread' } )
		.click();
	await expect(
		visitor.getByRole( 'heading', { name: 'New: bread' } )
	).toBeVisible();
	await expect( visitor.getByText( 'baker@example.org' ) ).toBeVisible();
	await expect(
		visitor.getByRole( 'link', { name: 'https://example.org/plain' } )
	).toBeVisible();
	const frame = visitor.frameLocator( 'iframe' );
	await expect(
		frame.getByRole( 'heading', { name: 'Bread' } )
	).toBeVisible();
	const place = async ( selector: string ) => {
		const { x = 0, y = 0 } =
			( await visitor.locator( selector ).boundingBox() ) ?? {};
		return { x, y };
	};
	const [ html, plain ] = [ 'iframe', 'article pre' ] as const;
	expect( ( await place( plain ) ).x ).toBeGreaterThan(
		( await place( html ) ).x
	);
	await visitor.setViewportSize( { width: 390, height: 844 } );
	expect( ( await place( plain ) ).y ).toBeGreaterThan(
		( await place( html ) ).y
	);
	const [ opened ] = await Promise.all( [
		visitor.waitForEvent( 'popup' ),
		frame.getByRole( 'link', { name: 'Read it' } ).click(),
	] );
	await opened.waitForURL( /\?bread=1$/ );
	await expect( visitor.locator( 'iframe' ) ).toHaveAttribute(
		'sandbox',
		'allow-popups allow-popups-to-escape-sandbox'
	);
	expect( await axeWithin( visitor, 'main' ) ).toEqual( [] );
} );

test( 'WordPress can send requests to servers on this machine, but to no others', async () => {
	const status = ( url: string ) =>
		php< number | string >(
			`$answer = wp_safe_remote_get( $input );
			return is_wp_error( $answer ) ? $answer->get_error_code() : $answer['response']['code'];`,
			url
		);
	expect( await status( `${ siteUrl() }/caught-mails/` ) ).toBe( 200 );
	expect( await status( 'https://1.1.1.1/' ) ).toBe(
		'http_request_not_executed'
	);
} );

test( 'visitors who disconnect early do not block other visitors', async () => {
	await Promise.all(
		Array.from( { length: 12 }, async () => {
			const left = new AbortController();
			const asked = fetch( `${ siteUrl() }/?rest_route=/`, {
				signal: left.signal,
			} );
			setTimeout( () => left.abort(), 15 );
			await expect( asked ).rejects.toThrow( 'aborted' );
		} )
	);
	const answer = await fetch( siteUrl(), {
		signal: AbortSignal.timeout( 20_000 ),
	} );
	expect( answer.status ).toBe( 200 );
} );

test( 'a PHP process that exits is restarted, and no later request fails', async () => {
	const siteFolder = '.cache/e2e/site-ended';
	rmSync( siteFolder, { recursive: true, force: true } );
	cpSync( pristineFolder(), siteFolder, { recursive: true } );
	const site = await bootWordPress( {
		siteFolder,
		port: await freePort(),
		workers: 1,
	} );
	try {
		// The embedded PHP has no exec(), so it cannot be killed this way.
		await site
			.runPhp(
				`function_exists( 'exec' ) && exec( 'kill -9 ' . getmypid() );`,
				{ isBare: true }
			)
			.catch( () => {} );
		const answers = await Promise.all(
			Array.from( { length: 8 }, () => fetch( site.url ) )
		);
		expect( answers.map( ( { status } ) => status ) ).toEqual(
			answers.map( () => 200 )
		);
	} finally {
		await site.stop();
		rmSync( siteFolder, { recursive: true, force: true } );
	}
} );

test( 'a saved post still exists after the server restarts', async () => {
	const siteFolder = '.cache/e2e/site-stopped';
	rmSync( siteFolder, { recursive: true, force: true } );
	cpSync( pristineFolder(), siteFolder, { recursive: true } );
	const boot = async () =>
		bootWordPress( { siteFolder, port: await freePort(), workers: 1 } );
	const first = await boot();
	const id = await first.runPhp(
		`echo wp_insert_post( array( 'post_title' => 'Written last', 'post_status' => 'publish' ) );`
	);
	await first.stop();
	const second = await boot();
	try {
		expect(
			await second.runPhp( `echo get_the_title( ${ Number( id ) } );` )
		).toBe( 'Written last' );
	} finally {
		await second.stop();
		rmSync( siteFolder, { recursive: true, force: true } );
	}
} );

test( 'axe finds problems on a page and in its iframe', async ( {
	visitor,
} ) => {
	await visitor.setContent(
		`<main><button></button><iframe title="A frame" srcdoc="<main><button></button></main>"></iframe></main>`
	);
	const frame = visitor.locator( 'iframe' ).contentFrame();
	await frame.locator( 'main' ).waitFor();
	for ( const part of visitor.frames() ) {
		expect( await axeWithin( part, 'main' ) ).toEqual( [
			'button-name: Buttons must have discernible text (button)',
		] );
	}
	expect( visitor.frames() ).toHaveLength( 2 );
} );
