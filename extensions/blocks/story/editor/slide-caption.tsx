import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { CAPTION_CLASS, LINK_CLASS, TEXT_CLASS } from '../markup';
import { messages } from '../messages';
import type { Slide } from '../rules/slides';

/** Text and link text of a slide, edited in place. */
export function SlideCaption( {
	slide: { text, link, linkText },
	index,
	isSelected,
	onChange,
}: {
	slide: Slide;
	/** Zero-based index of the slide. */
	index: number;
	isSelected: boolean;
	onChange( changes: Partial< Slide > ): void;
} ): ReactNode {
	const hasLink = Boolean( link || linkText );
	if ( ! isSelected && ! text && ! hasLink ) {
		return null;
	}
	return (
		<figcaption className={ CAPTION_CLASS }>
			{ ( isSelected || text ) && (
				<RichText
					identifier={ `text-${ index }` }
					tagName="p"
					className={ TEXT_CLASS }
					aria-label={ messages.textOf( index + 1 ) }
					placeholder={ messages.addText() }
					value={ text }
					onChange={ ( next ) => onChange( { text: next } ) }
				/>
			) }
			{ hasLink && (
				<RichText
					identifier={ `link-${ index }` }
					tagName="span"
					className={ LINK_CLASS }
					aria-label={ messages.linkTextOf( index + 1 ) }
					placeholder={ messages.addLinkText() }
					value={ linkText }
					allowedFormats={ [] }
					disableLineBreaks
					onChange={ ( next ) => onChange( { linkText: next } ) }
				/>
			) }
		</figcaption>
	);
}
