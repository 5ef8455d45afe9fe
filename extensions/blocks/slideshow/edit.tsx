import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { PictureListToolbar } from '#shared/picture-list';
import { ArrangeSlide, changeSlide, useSlides } from '#shared/slides';
import { useBehavior, useIsPreview } from '#shared/ui';
import { AddFiles, MediaStart, Uploading, useUploads } from '#shared/uploads';
import { runViewModule } from '#shared/view';
import { useBlockProps, RichText } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import {
	ALIGNMENTS,
	ALLOWED_TYPES,
	type attributes as schema,
	slidesOf,
	sizeSlugOf,
	slidesPatch,
	type Slide,
} from './attributes';
import {
	SizeControl,
	SlideshowInspector,
	SlideControl,
} from './editor/inspector';
import { icon } from './icon';
import {
	ARRANGE_CLASS,
	FAILED_EVENT,
	HOLD_ATTRIBUTE,
	LIST_CLASS,
	SHOW_EVENT,
	SLIDE_CLASS,
	STAGE_CLASS,
	START_ATTRIBUTE,
	toStageAttributes,
	type StageData,
} from './markup';
import { messages } from './messages';
import {
	resizeSlides,
	selectMedia,
	slideFromMedia,
} from './rules/chosen-media';
import { ratioStyle, rootClass, SlidePicture } from './save';

type Attributes = AttributesOf< typeof schema >;

/** Shows a placeholder for choosing images, or the slideshow with its controls. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const { attributes, setAttributes, isSelected } = props;
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ attempt, setAttempt ] = useState( 0 );
	const { slides, current, show, setSlides, update, add, lastRemoved } =
		useSlides( props, {
			slidesOf: ( { images } ) => slidesOf( images ),
			patchOf: slidesPatch,
			slideFromMedia: ( item, now ) =>
				slideFromMedia( item, sizeSlugOf( now ) ),
		} );
	const { previews, upload } = useUploads( ALLOWED_TYPES, add );
	const sizeSlug = sizeSlugOf( attributes );
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
		className: rootClass( attributes.align, attributes.isCropped ),
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
						update( ( before, now ) => ( {
							...slidesPatch(
								resizeSlides( before, media, slug ),
								now
							),
							sizeSlug: slug,
						} ) )
					}
				/>
				<ToggleControl
					label={ messages.crop() }
					help={ messages.cropHelp() }
					checked={ attributes.isCropped }
					onChange={ ( isCropped ) => setAttributes( { isCropped } ) }
				/>
				<SlideControl
					slides={ slides }
					current={ current }
					onChange={ setSlides }
				/>
			</SlideshowInspector>
			<PictureListToolbar
				align={ attributes.align }
				alignments={ ALIGNMENTS }
				ids={ attributes.ids }
				allowedTypes={ ALLOWED_TYPES }
				label={ messages.editSlideshow() }
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
						onShow={ show }
						onFailed={ handleFailed }
						onCaption={ ( index, caption ) =>
							setSlides(
								changeSlide( slides, index, { caption } )
							)
						}
					/>
				) }
				{ isSelected && current in slides && (
					<div
						className={ ARRANGE_CLASS }
						role="group"
						aria-label={ messages.slideOf(
							current + 1,
							slides.length
						) }
					>
						<ArrangeSlide
							slides={ slides }
							current={ current }
							onChange={ setSlides }
						/>
					</div>
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
						lastRemoved={ lastRemoved }
						allowedTypes={ ALLOWED_TYPES }
						onSelect={ handleSelect }
						onUpload={ upload }
					/>
				) }
			</div>
		</>
	);
}

/**
 * The saved markup on the canvas, with the visitors' script and with editable captions. The script moves slides in the
 * DOM, so changing the list of slides creates a new stage. Other changes only update the content of slides.
 */
function Stage( {
	slides,
	data,
	current,
	attempt,
	isSelected,
	onShow,
	onFailed,
	onCaption,
}: {
	slides: readonly Slide[];
	data: StageData;
	current: number;
	/** Number of times that the author has tried again to load the library. */
	attempt: number;
	isSelected: boolean;
	onShow( index: number ): void;
	onFailed(): void;
	onCaption( index: number, caption: string ): void;
} ): ReactNode {
	const isPreview = useIsPreview();
	const ref = useBehavior(
		( stage, signal ) => {
			stage.addEventListener(
				SHOW_EVENT,
				( event ) => onShow( Reflect.get( event, 'detail' ) ),
				{ signal }
			);
			stage.addEventListener( FAILED_EVENT, onFailed, { signal } );
			if ( ! isPreview ) {
				runViewModule( 'slideshow', stage.ownerDocument ).catch(
					() => signal.aborted || onFailed()
				);
			}
		},
		[ isPreview ],
		{ isOwn: false }
	);

	return (
		<div
			key={ JSON.stringify( [
				data.effect,
				attempt,
				...slides.map( ( { url } ) => url ),
			] ) }
			ref={ ref }
			className={ STAGE_CLASS }
			{ ...toStageAttributes( data ) }
			{ ...{ [ START_ATTRIBUTE ]: String( current ) } }
			{ ...( isSelected ? { [ HOLD_ATTRIBUTE ]: '' } : {} ) }
		>
			<ul className={ LIST_CLASS }>
				{ slides.map( ( slide, index ) => (
					<li key={ index } className={ SLIDE_CLASS }>
						<figure>
							<SlidePicture slide={ slide } />
							{ ( isSelected || slide.caption ) && (
								<figcaption className="wp-element-caption">
									<RichText
										identifier={ `caption-${ index }` }
										tagName="div"
										aria-label={ messages.captionOf(
											index + 1
										) }
										placeholder={ messages.addCaption() }
										value={ slide.caption }
										onChange={ ( caption ) =>
											onCaption( index, caption )
										}
									/>
								</figcaption>
							) }
						</figure>
					</li>
				) ) }
			</ul>
		</div>
	);
}
