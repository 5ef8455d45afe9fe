import { AltControl, ArrangeSlide, changeSlide } from '#shared/slides';
import { PosterControl } from '#shared/ui';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { slideFromMedia } from '../rules/chosen-media';
import type { Slide } from '../rules/slides';
import { CaptionsControl } from './captions-control';
import { LinkControl } from './link-control';
import { SlideStrip } from './slide-strip';

/** All slides, and what can be done to the one that shows: place, words, link, its end. Most of it needs no right to upload. */
export function SlidePanel( {
	slides,
	current,
	onShow,
	onChange,
	onAdd,
}: {
	slides: readonly Slide[];
	current: number;
	onShow( index: number ): void;
	/** @param next Index of the slide to show afterwards; the same when left out. */
	onChange( slides: readonly Slide[], next?: number ): void;
	onAdd( media: readonly unknown[] ): void;
} ): ReactNode {
	const slide = slides[ current ];
	if ( ! slide ) {
		return null;
	}
	const change = ( changes: Partial< Slide > ) =>
		onChange( changeSlide( slides, current, changes ) );
	return (
		<PanelBody title={ messages.slides() }>
			<SlideStrip
				slides={ slides }
				current={ current }
				onShow={ onShow }
				onChange={ onChange }
				onAdd={ onAdd }
			/>
			<div className={ `${ ROOT_CLASS }__arrange` }>
				<p>{ messages.slideOf( current + 1, slides.length ) }</p>
				<ArrangeSlide
					slides={ slides }
					current={ current }
					onChange={ onChange }
				/>
			</div>
			<AltControl
				index={ current }
				help={ messages.altHelp() }
				value={ slide.alt }
				onChange={ ( alt ) => change( { alt } ) }
			/>
			<LinkControl
				key={ current }
				index={ current }
				link={ slide.link }
				onChange={ ( link ) =>
					change( {
						link: link || undefined,
						linkText: link
							? slide.linkText || messages.readMore()
							: '',
					} )
				}
			/>
			{ slide.type === 'video' && (
				<>
					<CaptionsControl
						key={ current }
						slide={ slide }
						onChange={ change }
					/>
					<PosterControl
						label={ messages.poster() }
						help={ messages.posterHelp() }
						poster={ slide.poster }
						onSelect={ ( media ) => {
							const picture = slideFromMedia( media );
							if ( picture?.type === 'image' ) {
								change( { poster: picture.url } );
							}
						} }
						onRemove={ () => change( { poster: undefined } ) }
					/>
				</>
			) }
		</PanelBody>
	);
}
