import { format, lendAttributes } from '#shared/view';
import { CAPTION_SELECTOR, IMAGE_CLASS } from '../markup';
import type { viewMessages } from '../view-messages';

/**
 * Describes the slides to assistive technology, and makes hidden slides inert, so that links in their captions get no
 * focus. All of it is reverted when the signal aborts.
 *
 * @return Brings one slide into reach and gives the sentence that says which it is.
 */
export function describeSlides(
	list: HTMLElement,
	slides: readonly HTMLElement[],
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	signal: AbortSignal
): ( index: number ) => string {
	// Screen readers would count a list with one reachable item incorrectly, and the figures already announce their
	// position.
	[ list, ...slides ].forEach( ( item ) =>
		lendAttributes( item, { role: 'none' }, signal )
	);
	slides.forEach( ( slide, index ) =>
		slide.querySelectorAll( 'figure' ).forEach( ( figure ) =>
			lendAttributes(
				figure,
				{
					'aria-roledescription': strings.slide,
					'aria-label': format(
						strings.slideOf,
						index + 1,
						slides.length
					),
				},
				signal
			)
		)
	);
	signal.addEventListener( 'abort', () =>
		slides.forEach( ( slide ) => slide.removeAttribute( 'inert' ) )
	);

	return ( index ) => {
		slides.forEach( ( slide, at ) =>
			slide.toggleAttribute( 'inert', at !== index )
		);
		const text = textOf( slides[ index ] );
		return format(
			text ? strings.slideOfWithText : strings.slideOf,
			index + 1,
			slides.length,
			text
		);
	};
}

/** Returns the image's alternative text, or else its caption. */
function textOf( slide: HTMLElement | undefined ): string {
	const alt = slide
		?.querySelector( `.${ IMAGE_CLASS }` )
		?.getAttribute( 'alt' );
	const caption = slide?.querySelector( CAPTION_SELECTOR )?.textContent;
	return ( alt || caption || '' ).trim();
}
