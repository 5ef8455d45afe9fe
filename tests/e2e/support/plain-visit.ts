import type { Page } from '@playwright/test';
import type { RunningWordPress } from '../../../src/playground/boot';

/** A visit that runs a block's server code without a browser script, exported from `tests/e2e/plain-visit.ts`. */
export type PlainVisit = {
	/** The block's content for a page that contains all such blocks. */
	content?: string;
	/** Submits everything that visitors can submit, and follows the links in the emails. */
	visit?( site: PlainSite ): Promise< void >;
	/**
	 * Configures the site so that the showcase has content, as the owner would. Resolves with a function that reverts
	 * the changes.
	 */
	prepare?(): Promise< () => Promise< unknown > >;
	/** Checks the block's showcase on the shared page. */
	job?( page: Page ): Promise< void >;
	/** Checks the results after scheduled events have run. */
	after?( site: PlainSite ): Promise< void >;
};

/** A site whose forms can be submitted without a browser. */
export type PlainSite = Pick< RunningWordPress, 'url' | 'runPhp' > & {
	platform: string;
	/** Returns the current HTML of the page with all blocks. */
	page(): Promise< string >;
	/** Submits a block's form with the given fields. Resolves with the page that the server returns. */
	send( block: string, fields: Record< string, string > ): Promise< string >;
	/** Returns the last email whose subject starts with `subject`. */
	mailOf( subject: string ): Promise< { plain: string; message: string } >;
	/**
	 * Returns how many items of personal data WordPress exports and erases for an email address. `slug` selects the
	 * plugin's exporter.
	 */
	privacyOf(
		slug: string,
		email: string
	): Promise< { exported: number; erased: number } >;
};

/** Prepares a running WordPress for submitting forms without a browser. */
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
