import { InspectorControls, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, PanelBody, TextareaControl } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { changeSlide, moveSlide, removeSlide } from '../rules/arrange-slides';
import type { Slide } from '../rules/slides';
import { Library } from './library';
import { PosterControl } from './poster-control';

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
	const move = ( to: number ) => () =>
		onChange( moveSlide( slides, current, to ), to );
	return (
		<InspectorControls>
			<PanelBody title={ messages.slides() }>
				<p>{ messages.slideOf( current + 1, slides.length ) }</p>
				<TextareaControl
					label={ messages.altOf( current + 1 ) }
					help={ messages.altHelp() }
					value={ slide.alt }
					onChange={ ( alt ) => change( { alt } ) }
				/>
				<div className={ `${ ROOT_CLASS }__arrange` }>
					<MediaUploadCheck>
						<Library
							onSelect={ ( [ media ] ) => onReplace( media ) }
							render={ ( open ) => (
								<Button
									__next40pxDefaultSize
									variant="secondary"
									onClick={ open }
								>
									{ messages.replaceSlide() }
								</Button>
							) }
						/>
					</MediaUploadCheck>
					<Button
						__next40pxDefaultSize
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ messages.moveEarlier() }
						disabled={ current === 0 }
						accessibleWhenDisabled
						onClick={ move( current - 1 ) }
					/>
					<Button
						__next40pxDefaultSize
						icon={ isRTL() ? chevronLeft : chevronRight }
						label={ messages.moveLater() }
						disabled={ current === slides.length - 1 }
						accessibleWhenDisabled
						onClick={ move( current + 1 ) }
					/>
					<Button
						__next40pxDefaultSize
						isDestructive
						icon={ trash }
						label={ messages.removeSlide() }
						onClick={ () =>
							onChange(
								removeSlide( slides, current ),
								Math.max( 0, current - 1 )
							)
						}
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
