import type { Page } from '@playwright/test';
import type { RunningWordPress } from '../../../src/playground/boot';

/** What a block runs on the server: an export of its `tests/e2e/plain-visit.ts`, done as a browser without script does it. */
export type PlainVisit = {
	/** Content for a page shared with other blocks. */
	content?: string;
	/** Sends what visitors can send, and does what the mails ask for. */
	visit?( site: PlainSite ): Promise< void >;
	/** What the owner of the site has done before its showcase has something to show; resolves with the way back. */
	prepare?(): Promise< () => Promise< unknown > >;
	/** Checks the block's showcase on the shared page. */
	job?( page: Page ): Promise< void >;
	/** Looks after what was planned has been done. */
	after?( site: PlainSite ): Promise< void >;
};

/** The site of such a visit. */
export type PlainSite = Pick< RunningWordPress, 'url' | 'runPhp' > & {
	/** Address of the mock platform. */
	platform: string;
	/** The page with everything, as it is now. */
	page(): Promise< string >;
	/** Sends a block's form with these fields filled in, and resolves with the page that answers. */
	send( block: string, fields: Record< string, string > ): Promise< string >;
	/** Returns the last email whose subject starts with `subject`. */
	mailOf( subject: string ): Promise< { plain: string; message: string } >;
	/** Counts the personal data that WordPress exports and erases for an address; `slug` selects the plugin's exporter. */
	privacyOf(
		slug: string,
		email: string
	): Promise< { exported: number; erased: number } >;
};

/** A page of a site whose forms can be sent. */
export async function plainSite(
	{ url, runPhp }: Pick< RunningWordPress, 'url' | 'runPhp' >,
	platform: string,
	content: string
): Promise< PlainSite > {
	const id = await runPhp(
		`echo wp_insert_post( wp_slash( array( 'post_title' => 'Forms', 'post_status' => 'publish', 'post_content' => base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' ) ) ) );`
	);
	const first = await fetch( `${ url }/?p=${ id }` );
	const html = await first.text();
	const json = async ( code: string ) => JSON.parse( await runPhp( code ) );
	return {
		url,
		runPhp,
		platform,
		page: async () => ( await fetch( first.url ) ).text(),
		async send( block, fields ) {
			const body = hiddenOf( html, block );
			for ( const [ name, value ] of Object.entries( fields ) ) {
				body.set( name, value );
			}
			return (
				await fetch( first.url, { method: 'POST', body } )
			).text();
		},
		mailOf: ( subject ) =>
			json(
				`foreach ( (array) glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) as $file ) {
					$mail = json_decode( file_get_contents( $file ), true );
					if ( 0 === strpos( $mail['subject'], '${ subject }' ) ) {
						$found = $mail;
					}
				}
				echo wp_json_encode( $found );`
			),
		privacyOf: ( slug, email ) =>
			json(
				`$ask = static fn( $kind ) => call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )['${ slug }']['callback'], '${ email }', 1 );
				echo wp_json_encode( array( 'exported' => count( $ask( 'exporters' )['data'] ), 'erased' => (int) $ask( 'erasers' )['items_removed'] ) );`
			),
	};
}

/** Returns the hidden fields of a block's form. */
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
