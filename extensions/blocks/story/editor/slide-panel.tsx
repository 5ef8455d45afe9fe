import { AltControl, ArrangeSlide, changeSlide } from '#shared/slides';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import type { Slide } from '../rules/slides';
import { LibraryButton, PosterControl } from './poster-control';

/** What can be done to the slide that shows: words, place, another file, its end. Most of it needs no right to upload. */
export function SlidePanel( {
	slides,
	current,
	onChange,
	onReplace,
}: {
	slides: readonly Slide[];
	current: number;
	/** @param next Index of the slide to show afterwards; the same when left out. */
	onChange( slides: readonly Slide[], next?: number ): void;
	onReplace( media: unknown ): void;
} ): ReactNode {
	const slide = slides[ current ];
	if ( ! slide ) {
		return null;
	}
	const change = ( changes: Partial< Slide > ) =>
		onChange( changeSlide( slides, current, changes ) );
	return (
		<InspectorControls>
			<PanelBody title={ messages.slides() }>
				<p>{ messages.slideOf( current + 1, slides.length ) }</p>
				<AltControl
					index={ current }
					help={ messages.altHelp() }
					value={ slide.alt }
					onChange={ ( alt ) => change( { alt } ) }
				/>
				<div className={ `${ ROOT_CLASS }__arrange` }>
					<LibraryButton
						label={ messages.replaceSlide() }
						onSelect={ ( [ media ] ) => onReplace( media ) }
					/>
					<ArrangeSlide
						slides={ slides }
						current={ current }
						onChange={ onChange }
					/>
				</div>
				{ slide.type === 'video' && (
					<PosterControl
						poster={ slide.poster }
						onChange={ ( poster ) => change( { poster } ) }
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
