import type { ReactNode } from 'react';
import { MEDIA_CLASS } from './markup';
import type { Slide } from './rules/slides';

/**
 * The media of a slide, as it is saved and as the editor shows it. WordPress adds `srcset` when it renders the page,
 * based on `wp-image-ID`. Media without a valid URL keeps its alternative text, which browsers show instead.
 *
 * @param props
 * @param props.slide
 * @param props.onError Told when it cannot be loaded.
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
				// Not last: before `/>`, WordPress's filter (6.8) reads it as `default/` and drops it.
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
