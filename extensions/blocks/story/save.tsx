import { escapeAngleBrackets, type AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import {
	CAPTION_CLASS,
	LINK_CLASS,
	LIST_CLASS,
	RATIO_PROPERTY,
	SLIDE_CLASS,
	STAGE_CLASS,
	TEXT_CLASS,
	toStageAttributes,
} from './markup';
import { DEFAULTS, type StorySettings } from './rules/settings';
import { slidesOf, type Slide } from './rules/slides';
import { SlideMedia } from './slide-media';

/** Saves an ordered list of figures, which works without JavaScript, in feeds and in print. Nothing without slides. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const slides = slidesOf( attributes.mediaFiles );
	if ( ! slides.length ) {
		return null;
	}
	const settings: StorySettings = { ...DEFAULTS, ...attributes.settings };
	return (
		<div { ...useBlockProps.save( { style: ratioStyle( settings ) } ) }>
			<div className={ STAGE_CLASS } { ...toStageAttributes( settings ) }>
				<ol className={ LIST_CLASS }>
					{ slides.map( ( slide, index ) => (
						<li key={ index } className={ SLIDE_CLASS }>
							<figure>
								<SlideMedia
									slide={ {
										...slide,
										alt: escapeAngleBrackets( slide.alt ),
									} }
								/>
								<Caption { ...slide } />
							</figure>
						</li>
					) ) }
				</ol>
			</div>
		</div>
	);
}

/** Text and link on a slide. A link without a valid URL keeps its text. */
function Caption( { text, link, linkText }: Slide ): ReactNode {
	return text || linkText ? (
		<figcaption className={ CAPTION_CLASS }>
			{ text && (
				<RichText.Content
					tagName="p"
					className={ TEXT_CLASS }
					value={ text }
				/>
			) }
			{ linkText && (
				<RichText.Content
					tagName={ link ? 'a' : 'span' }
					className={ LINK_CLASS }
					href={ link }
					value={ linkText }
				/>
			) }
		</figcaption>
	) : null;
}

/** Returns the frame's aspect ratio for the block's element if it is not the default. */
export function ratioStyle( {
	defaultAspectRatio,
}: StorySettings ): CSSProperties | undefined {
	return defaultAspectRatio === DEFAULTS.defaultAspectRatio
		? undefined
		: ( {
				[ RATIO_PROPERTY ]: String( defaultAspectRatio ),
			} as CSSProperties );
}
