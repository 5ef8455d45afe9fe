import { type AttributesOf, escapeAngleBrackets } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import {
	CAPTION_CLASS,
	LINK_CLASS,
	LIST_CLASS,
	MEDIA_CLASS,
	RATIO_PROPERTY,
	SLIDE_CLASS,
	STAGE_CLASS,
	TEXT_CLASS,
	toStageAttributes,
} from './markup';
import { DEFAULTS, type StorySettings } from './rules/settings';
import { type Slide, slidesOf } from './rules/slides';

/**
 * Saves an ordered list of figures, which works without JavaScript, in feeds and in print. Saves nothing if there are
 * no slides.
 */
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

/** Text and link on a slide. If the link's URL is invalid, only the link text is saved. */
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

/** Returns the style with the frame's aspect ratio, if the author changed it. */
export function ratioStyle( {
	defaultAspectRatio,
}: StorySettings ): CSSProperties | undefined {
	return defaultAspectRatio === DEFAULTS.defaultAspectRatio
		? undefined
		: ( {
				[ RATIO_PROPERTY ]: String( defaultAspectRatio ),
			} as CSSProperties );
}

/**
 * The media of a slide, in the saved HTML and in the editor. WordPress adds `srcset` at rendering, based on
 * `wp-image-ID`. Media without a valid URL keeps its alternative text, which browsers show.
 *
 * @param props
 * @param props.slide
 * @param props.onError Called if the file cannot be loaded.
 */
export function SlideMedia( {
	slide,
	onError,
}: {
	slide: Slide;
	onError?(): void;
} ): ReactNode {
	const { url, type, mime, alt, id, width, height, poster } = slide;
	const common = {
		width,
		height,
		'data-id': id,
		'data-type': type,
		'data-mime': mime,
		onError,
	};
	return type === 'video' && url ? (
		<video
			className={ MEDIA_CLASS }
			src={ url }
			poster={ poster }
			aria-label={ alt || undefined }
			controls
			preload="metadata"
			playsInline
			{ ...common }
		>
			{ slide.captions && (
				// Keep `default` before the other attributes. If it were last, WordPress's filter (6.8) would read
				// `default/` and drop it.
				<track
					default
					kind="captions"
					src={ slide.captions }
					srcLang={ slide.captionsLanguage }
				/>
			) }
		</video>
	) : (
		<img
			className={
				id && url ? `${ MEDIA_CLASS } wp-image-${ id }` : MEDIA_CLASS
			}
			src={ url }
			alt={ alt }
			{ ...common }
		/>
	);
}
