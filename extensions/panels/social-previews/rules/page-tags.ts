import { parseHtml } from '#shared/view';

/** Tags in the head of a page; a missing tag is an empty string. */
export type PageTags = {
	title: string;
	description: string;
	url: string;
	siteName: string;
	ogTitle: string;
	ogDescription: string;
	ogImage: string;
	twitterCard: string;
	twitterTitle: string;
	twitterDescription: string;
	twitterImage: string;
	/** Whether the page asks search engines not to list it. */
	isHidden: boolean;
};

/**
 * Reads the tags in the head of a page, without loading or running any of its content.
 *
 * @param html HTML of the whole page.
 * @param base URL of the page, for relative image URLs. Ignored if it is not an HTTP(S) URL.
 */
export function readPageTags( html: string, base: string ): PageTags {
	const page = parseHtml( html, document );
	// An SVG drawing may contain a title element too.
	const title = [ ...page.querySelectorAll( 'title' ) ].find(
		( { namespaceURI } ) => namespaceURI === page.namespaceURI
	);
	const meta = ( name: string ) =>
		(
			page
				.querySelector(
					`meta[property="${ name }"], meta[name="${ name }"]`
				)
				?.getAttribute( 'content' ) ?? ''
		).trim();
	const address = ( text: string ) => {
		const url =
			text && URL.canParse( text, base ) ? new URL( text, base ) : null;
		return url && /^https?:$/.test( url.protocol ) ? url.href : '';
	};
	return {
		title: title?.textContent?.replace( /\s+/g, ' ' ).trim() ?? '',
		description: meta( 'description' ),
		url: address(
			page
				.querySelector( 'link[rel="canonical"]' )
				?.getAttribute( 'href' ) ?? ''
		),
		siteName: meta( 'og:site_name' ),
		ogTitle: meta( 'og:title' ),
		ogDescription: meta( 'og:description' ),
		ogImage: address( meta( 'og:image' ) ),
		twitterCard: meta( 'twitter:card' ),
		twitterTitle: meta( 'twitter:title' ),
		twitterDescription: meta( 'twitter:description' ),
		twitterImage: address( meta( 'twitter:image' ) ),
		isHidden: [
			...page.querySelectorAll< HTMLMetaElement >( 'meta[name]' ),
		].some(
			( { name, content } ) =>
				/^(robots|googlebot)$/i.test( name ) &&
				/(^|,)\s*(noindex|none)\s*(,|$)/i.test( content )
		),
	};
}
