import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import {
	bootWordPress,
	PHP_VERSIONS,
	type RunningWordPress,
} from '../../src/playground/boot';
import { mockPlatform } from '../../src/playground/mock-platform';
import { freePort } from '../../src/playground/ports';
import { activatePlugin } from '../../src/playground/site';
import { expect, isBefore, pristineFolder, test } from './support';

/** What visitors can send, on one page. */
const FORMS = `<!-- wp:dovetail/contact-form --><div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"required":true} /--><!-- wp:dovetail/field-email /--><!-- wp:dovetail/field-date /--><!-- wp:dovetail/field-select {"options":["Rye","Spelt"]} /--><!-- wp:dovetail/field-checkbox-multiple {"options":["Bread","Cheese"]} /--><!-- wp:dovetail/field-consent {"consentType":"explicit"} /--><!-- wp:dovetail/field-textarea /--><!-- wp:dovetail/button {"element":"button","text":"Send it"} /--></div><!-- /wp:dovetail/contact-form -->

<!-- wp:dovetail/subscriptions {"showSubscribersTotal":true,"borderRadius":8,"customFontSize":"20px","buttonGradient":"pale-ocean"} --><div class="wp-block-dovetail-subscriptions"></div><!-- /wp:dovetail/subscriptions -->

<!-- wp:dovetail/mailchimp {"interests":["a1"],"signupFieldTag":"SIGNUP","signupFieldValue":"Fish \\u0026amp; chips"} --><div class="wp-block-dovetail-mailchimp"><!-- wp:dovetail/button {"element":"button","text":"Join my email list"} /--></div><!-- /wp:dovetail/mailchimp -->

<!-- wp:dovetail/newsletter {"revueUsername":"baker"} --><div class="wp-block-dovetail-newsletter"><!-- wp:dovetail/button {"element":"button","text":"Subscribe"} /--></div><!-- /wp:dovetail/newsletter -->`;

/** What a block's form on a page sends unseen. */
function hiddenOf( html: string, block: string ): URLSearchParams {
	const [ , inside = '' ] =
		new RegExp(
			`<form class="wp-block-dovetail-${ block }__form".*?>(.*?)</form>`,
			's'
		).exec( html ) ?? [];
	const unescape = ( text: string ) =>
		text
			.replaceAll( '&quot;', '"' )
			.replaceAll( '&#091;', '[' )
			.replaceAll( '&#093;', ']' )
			.replaceAll( '&#039;', "'" )
			.replaceAll( '&lt;', '<' )
			.replaceAll( '&gt;', '>' )
			.replaceAll( '&amp;', '&' );
	return new URLSearchParams(
		[
			...inside.matchAll(
				/<input type="hidden" name="([^"]+)" value="([^"]*)">/g
			),
		].map( ( [ , name = '', value = '' ] ) => [ name, unescape( value ) ] )
	);
}

/** Sends every form of a page as a browser without script does, and does what the mails ask for. */
async function sendEverything( { url, runPhp }: RunningWordPress ) {
	const id = await runPhp(
		`echo wp_insert_post( wp_slash( array( 'post_title' => 'Forms', 'post_status' => 'publish', 'post_content' => base64_decode( '${ Buffer.from( FORMS ).toString( 'base64' ) }' ) ) ) );`
	);
	const page = await fetch( `${ url }/?p=${ id }` );
	const html = await page.text();
	const send = async ( block: string, fields: Record< string, string > ) => {
		const body = hiddenOf( html, block );
		for ( const [ name, value ] of Object.entries( fields ) ) {
			body.set( name, value );
		}
		return ( await fetch( page.url, { method: 'POST', body } ) ).text();
	};
	const mailOf = async ( subject: string ) =>
		JSON.parse(
			await runPhp(
				`foreach ( (array) glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) as $file ) {
					$mail = json_decode( file_get_contents( $file ), true );
					if ( 0 === strpos( $mail['subject'], '${ subject }' ) ) {
						$found = $mail;
					}
				}
				echo wp_json_encode( $found );`
			)
		) as { plain: string; message: string };

	expect( html ).toContain( 'wp-block-dovetail-newsletter__form' );
	const answers = {
		'dovetail_form[values][name]': 'Ann "[gallery]" <b>',
		'dovetail_form[values][email]': 'ann@example.com',
		'dovetail_form[values][date]': '2026-11-30',
		'dovetail_form[values][select]': 'Spelt',
		'dovetail_form[values][checkbox-multiple][]': 'Cheese',
		'dovetail_form[values][consent]': '1',
		'dovetail_form[values][textarea]': '=1+1 & مرحبا',
	};
	expect(
		await send( 'contact-form', {
			...answers,
			'dovetail_form[values][date]': '2026-02-31',
		} )
	).toContain( 'Please enter a date such as 2026-11-30' );
	expect( await send( 'contact-form', answers ) ).toContain(
		'Thank you! Your message has been sent.'
	);
	expect(
		( await mailOf( 'A new message from your website' ) ).message
	).toContain( 'Cheese' );

	expect( await send( 'mailchimp', { dovetail_email: 'ann@' } ) ).toContain(
		'not a valid e-mail address'
	);
	expect(
		await send( 'mailchimp', { dovetail_email: 'ann@example.com' } )
	).toContain( 'on the list.' );

	expect(
		await send( 'subscriptions', { dovetail_email: 'ada@example' } )
	).toContain( 'not a valid e-mail address' );
	expect(
		await send( 'subscriptions', { dovetail_email: 'ada@example.com' } )
	).toContain( 'Almost done' );
	const [ , confirm = '' ] =
		/Confirm the subscription:\n(\S+)/.exec(
			( await mailOf( 'Confirm your subscription' ) ).plain
		) ?? [];
	expect( await ( await fetch( confirm ) ).text() ).toContain(
		'Confirm your subscription'
	);
	expect(
		await ( await fetch( confirm, { method: 'POST' } ) ).text()
	).toContain( 'You are subscribed' );
	expect( await ( await fetch( page.url ) ).text() ).toContain(
		'Join 1 other subscriber'
	);

	// What follows by itself: a new post by mail, entries passed on, the daily sweep; then the feed and the ways out.
	await runPhp(
		`wp_insert_post( array( 'post_title' => 'A new post', 'post_content' => 'Rye.', 'post_status' => 'publish' ) );
		foreach ( array( 'ledger_sweep', 'forget_unconfirmed' ) as $event ) {
			do_action( 'dovetail_blocks_' . $event );
		}
		foreach ( wp_get_ready_cron_jobs() as $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				foreach ( 0 === strpos( $hook, 'dovetail_blocks_' ) ? $events : array() as $event ) {
					do_action_ref_array( $hook, $event['args'] );
				}
			}
		}`
	);
	expect( await ( await fetch( `${ url }/?feed=rss2` ) ).text() ).toContain(
		'Fill in the form on the site'
	);
	const ways = JSON.parse(
		await runPhp(
			`$seen = array( 'policy' => count( apply_filters( 'dovetail_blocks_privacy_parts', array() ) ) );
			foreach ( array( 'exporters', 'erasers' ) as $kind ) {
				foreach ( array( 'dovetail-blocks-forms' => 'ann', 'dovetail-blocks-subscription' => 'ada' ) as $slug => $name ) {
					$answer = call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )[ $slug ]['callback'], "$name@example.com", 1 );
					$seen[ $kind ][] = isset( $answer['data'] ) ? count( $answer['data'] ) : (int) $answer['items_removed'];
				}
			}
			echo wp_json_encode( $seen );`
		)
	) as object;
	expect( ways ).toEqual( {
		policy: 2,
		exporters: [ 1, 1 ],
		erasers: [ 1, 1 ],
	} );
	expect( ( await mailOf( 'A new post' ) ).plain ).toContain( 'Rye.' );
}

/** Reads a feed, and which posts are related to one. */
async function readOthers( { runPhp }: RunningWordPress, feed: string ) {
	expect(
		JSON.parse(
			await runPhp(
				`do_action( \\Dovetail\\Podcast_Player\\Feed::EVENT, '${ feed }' );
				$ids = array_map( static function ( $n ) {
					return wp_insert_post( array( 'post_title' => "Rye $n", 'post_status' => 'publish', 'tags_input' => array( 'rye' ) ) );
				}, range( 1, 3 ) );
				echo wp_json_encode( array(
					count( get_transient( \\Dovetail\\Podcast_Player\\Feed::key( '${ feed }' ) )['feed']['tracks'] ),
					array_column( \\Dovetail\\Related_Posts\\Related_Posts::of( $ids[0], 6 ), 'title' ),
				) );`
			)
		)
	).toEqual( [ 4, [ 'Rye 3', 'Rye 2' ] ] );
}

for ( const version of [
	PHP_VERSIONS[ 0 ],
	PHP_VERSIONS[ PHP_VERSIONS.length - 1 ],
] ) {
	test( `the plugin boots on PHP ${ version }, which parses every file of it and complains about nothing while every form is sent and feeds are read`, async () => {
		const site = `.cache/e2e/site-php-${ version }`;
		rmSync( site, { recursive: true, force: true } );
		cpSync( pristineFolder(), site, { recursive: true } );
		const platform = await mockPlatform( { scenario: 'paid', port: 0 } );
		const wordpress = await bootWordPress( {
			siteFolder: site,
			pluginFolder: 'build',
			port: await freePort(),
			php: version,
			workers: 1,
			constants: { DISABLE_WP_CRON: true },
		} );
		try {
			await activatePlugin( wordpress );
			const answer = JSON.parse(
				await wordpress.runPhp(
					`$files = array();
					foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_PLUGIN_DIR . '/dovetail-blocks' ) ) as $file ) {
						if ( 'php' === $file->getExtension() ) {
							token_get_all( file_get_contents( $file->getPathname() ), TOKEN_PARSE );
							$files[] = $file->getFilename();
						}
					}
					echo wp_json_encode( array(
						'php'    => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
						'files'  => count( $files ),
						'blocks' => count( \\Dovetail\\Plugin\\Registry::blocks() ),
					) );`
				)
			);
			expect( answer ).toEqual( {
				php: version,
				files: globSync( 'build/**/*.php' ).length,
				blocks: globSync( 'build/blocks/*/block.json' ).length,
			} );
			await platform.connect( wordpress );
			await sendEverything( wordpress );
			await readOthers(
				wordpress,
				`${ new URL( platform.url ).origin }/podcast/feed/quiet-hours.xml`
			);
			// The last word shows that the log is kept.
			await wordpress.runPhp(
				`trigger_error( 'Nothing else.', E_USER_DEPRECATED );`
			);
			expect( complaintsIn( site ) ).toEqual( [
				expect.stringContaining( 'Nothing else.' ),
			] );
		} finally {
			await wordpress.stop();
			await platform.stop();
			rmSync( site, { recursive: true, force: true } );
		}
	} );
}

/** Everything that PHP has written down about a site. An older WordPress is itself behind the newest PHP: then what it says about our files. */
function complaintsIn( site: string ): string[] {
	const log = `${ site }/wp-content/debug.log`;
	const lines = existsSync( log )
		? readFileSync( log, 'utf8' ).trim().split( '\n' )
		: [];
	return isBefore( '7.0' )
		? lines.filter( ( line ) =>
				/plugins\/dovetail-blocks|Nothing else/.test( line )
			)
		: lines;
}
