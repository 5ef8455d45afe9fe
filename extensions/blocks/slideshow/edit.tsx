import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { changeSlide } from '#shared/slides';
import { useStep } from '#shared/undo';
import { AddFiles, MediaStart, Uploading, useUploads } from '#shared/uploads';
import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { ALLOWED_TYPES, type attributes as schema } from './attributes';
import { SlideshowInspector } from './editor/inspector';
import { SizeControl } from './editor/size-control';
import { SlideControl, SlideshowToolbar } from './editor/toolbar';
import { Stage } from './editor/stage';
import { icon } from './icon';
import { messages } from './messages';
import {
	resizeSlides,
	selectMedia,
	slideFromMedia,
} from './rules/chosen-media';
import { slidesOf, sizeSlugOf, slidesPatch, type Slide } from './rules/slides';
import { ratioStyle } from './save';

type Attributes = AttributesOf< typeof schema >;

/** Without pictures the way to some; with pictures the slideshow itself, and around it what changes it. */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< Attributes > ): ReactNode {
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const step = useStep( clientId );
	const [ shown, setShown ] = useState( 0 );
	const [ attempt, setAttempt ] = useState( 0 );
	const slides = slidesOf( attributes.images );
	const current = Math.max( 0, Math.min( shown, slides.length - 1 ) );
	const sizeSlug = sizeSlugOf( attributes );

	const { previews, upload } = useUploads( ALLOWED_TYPES, ( media ) => {
		// Whoever wrote a caption meanwhile keeps it.
		const now = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId ) as Attributes | null;
		if ( now && media.length ) {
			const before = slidesOf( now.images );
			setShown( before.length );
			const added = media.flatMap(
				( item ) => slideFromMedia( item, sizeSlugOf( now ) ) ?? []
			);
			step( () =>
				updateBlockAttributes(
					clientId,
					slidesPatch( [ ...before, ...added ], now )
				)
			);
		}
	} );
	const setSlides = ( next: readonly Slide[], showNext = current ) => {
		setShown( showNext );
		setAttributes( slidesPatch( next, attributes ) );
	};
	const handleSelect = ( media: readonly unknown[] ) =>
		setSlides( selectMedia( slides, media, sizeSlug ), 0 );
	const handleFailed = () =>
		void createErrorNotice( messages.libraryFailed(), {
			id: 'dovetail-slideshow-library',
			actions: [
				{
					label: messages.tryAgain(),
					onClick: () => setAttempt( ( count ) => count + 1 ),
				},
			],
		} );

	const blockProps = useBlockProps( {
		className: `align${ attributes.align }`,
		'data-align': attributes.align,
		style: ratioStyle( slides ),
	} );
	return (
		<>
			<SlideshowInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			>
				<SizeControl
					sizeSlug={ sizeSlug }
					ids={ attributes.ids }
					onChange={ ( slug, media ) =>
						setAttributes( {
							...slidesPatch(
								resizeSlides( slides, media, slug ),
								attributes
							),
							sizeSlug: slug,
						} )
					}
				/>
				<SlideControl
					slides={ slides }
					current={ current }
					onChange={ setSlides }
				/>
			</SlideshowInspector>
			<SlideshowToolbar
				align={ attributes.align }
				ids={ attributes.ids }
				onAlign={ ( align ) => setAttributes( { align } ) }
				onSelect={ handleSelect }
			/>
			<div { ...blockProps }>
				{ slides.length > 0 && (
					<Stage
						slides={ slides }
						data={ {
							effect: attributes.effect,
							seconds: attributes.autoplay ? attributes.delay : 0,
						} }
						current={ current }
						attempt={ attempt }
						isSelected={ isSelected }
						onShow={ setShown }
						onFailed={ handleFailed }
						onCaption={ ( index, caption ) =>
							setSlides(
								changeSlide( slides, index, { caption } )
							)
						}
					/>
				) }
				{ previews.length > 0 && (
					<Uploading>
						{ previews.map( ( url ) => (
							<img key={ url } src={ url } alt="" />
						) ) }
					</Uploading>
				) }
				{ slides.length + previews.length > 0 ? (
					<AddFiles
						isSelected={ isSelected }
						allowedTypes={ ALLOWED_TYPES }
						dropLabel={ messages.dropImages() }
						uploadLabel={ messages.uploadImage() }
						onUpload={ upload }
					/>
				) : (
					<MediaStart
						icon={ icon }
						title={ messages.title() }
						instructions={ messages.instructions() }
						allowedTypes={ ALLOWED_TYPES }
						onSelect={ handleSelect }
						onUpload={ upload }
					/>
				) }
			</div>
		</>
	);
}
