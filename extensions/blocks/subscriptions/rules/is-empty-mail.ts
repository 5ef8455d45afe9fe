import { isLinkAddress, isWebAddress } from '#shared/validation';
import { parseHtml } from '#shared/view';

/**
 * Whether mail programs would show neither text nor an image. The server has the same rule in
 * `Mail_Content::is_empty()`.
 *
 * @param content Content of a post, with block comments.
 */
export function isEmptyMail( content: string ): boolean {
	const body = parseHtml( content, document );
	for ( const image of body.querySelectorAll( '.wp-block-image' ) ) {
		const source = image.querySelector( 'img' )?.getAttribute( 'src' );
		if ( isWebAddress( source ?? '' ) ) {
			return false;
		}
		// Emails omit an image without a file, including its caption.
		if ( ! source ) {
			image.remove();
		}
	}
	for ( const button of body.querySelectorAll( '.wp-block-button' ) ) {
		const link = button.querySelector( 'a' )?.getAttribute( 'href' );
		if ( ! isLinkAddress( link ?? '' ) ) {
			button.remove();
		}
	}
	return isEmptyText( body );
}

/**
 * Whether a title contains no text to use as the subject. The server has the same rule in `Mail_Post::problem()`.
 *
 * @param title Title of a post, which may contain HTML.
 */
export function isEmptySubject( title: string ): boolean {
	return isEmptyText( parseHtml( title, document ) );
}

function isEmptyText( body: HTMLElement ): boolean {
	body.querySelectorAll( 'script, style' ).forEach( ( part ) =>
		part.remove()
	);
	return ! body.textContent?.trim();
}
