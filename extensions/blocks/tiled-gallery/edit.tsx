import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { GALLERY_MEDIA_TYPES, gallerySources } from '#shared/media';
import { PictureListToolbar } from '#shared/picture-list';
import { changeSlide, moveSlide, useSlides } from '#shared/slides';
import { AddFiles, MediaStart, Uploading, useUploads } from '#shared/uploads';
import { speak } from '@wordpress/a11y';
import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { TextareaControl } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { ALIGNMENTS } from './attributes';
import { FilterMenu, GalleryInspector } from './editor/controls';
import { Tile, useSorting } from './editor/tiles';
import { usePlaces } from './editor/use-places';
import { icon } from './icon';
import { lengthsOf, LIST_CLASS, ROOT_CLASS } from './markup';
import { messages } from './messages';
import {
	galleryPatch,
	imageFromMedia,
	isPicture,
	selectMedia,
	withoutIds,
} from './rules/gallery-patch';
import { imagesOf, type Attributes, type GalleryImage } from './rules/gallery';
import { layoutOf } from './rules/layout';
import { rootProps } from './save';

/** A placeholder for choosing images, or the gallery, in which an image can be selected. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const { isSelected } = props;
	const attributes = usePlaces( props );
	const setAttributes = ( changes: Partial< Attributes > ) =>
		props.setAttributes( withoutIds( changes ) );
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ chosen, setChosen ] = useState< number | null >( null );
	/** Selector of an element to focus once it is rendered. */
	const toFocus = useRef< string | null >( null );
	const list = useRef< HTMLUListElement >( null );
	const {
		slides: images,
		setSlides: setImages,
		add,
		lastRemoved,
	} = useSlides< Attributes, GalleryImage >(
		{ ...props, attributes },
		{
			slidesOf: ( now ) => imagesOf( now.images ),
			patchOf: galleryPatch,
			slideFromMedia: imageFromMedia,
		}
	);
	const { previews, upload } = useUploads( GALLERY_MEDIA_TYPES, add );
	const selected =
		isSelected && chosen !== null && chosen in images ? chosen : null;
	if ( ! isSelected && chosen !== null ) {
		setChosen( null );
	}

	useEffect( () => {
		if ( toFocus.current ) {
			list.current
				?.querySelector< HTMLElement >( toFocus.current )
				?.focus();
			toFocus.current = null;
		}
	} );

	const uploadPictures = ( files: readonly File[] ) => {
		const { allowedMimeTypes } = registry
			.select( blockEditorStore )
			.getSettings() as { allowedMimeTypes?: unknown };
		const isTaken = ( file: File ) => isPicture( file, allowedMimeTypes );
		for ( const { name } of files.filter(
			( file ) => ! isTaken( file )
		) ) {
			void createErrorNotice( messages.fileRefused( name ), {
				id: `dovetail-tiled-gallery-${ name }`,
			} );
		}
		return upload( files.filter( isTaken ) );
	};
	const handleMove = ( from: number, to: number ) => {
		// Move the focus too, because the buttons move together with the image.
		toFocus.current = `li:nth-child(${ to + 1 }) .${ ROOT_CLASS }__arrange button:nth-child(${ to < from ? 1 : 2 })`;
		setImages( moveSlide( images, from, to ) );
		setChosen( to );
		speak( messages.moved( to + 1, images.length ) );
	};
	const [ listRef, dragged ] = useSorting( list, handleMove );
	const handleRemove = ( index: number ) => {
		const left = images.length - 1;
		setImages( images.filter( ( _, at ) => at !== index ) );
		setChosen( null );
		// Focus the placeholder after the author removes the last image.
		if ( left ) {
			toFocus.current = `li:nth-child(${ Math.max( 1, index ) }) button`;
			speak( messages.removed( index + 1, left ) );
		}
	};
	const handleSelect = ( media: readonly unknown[] ) => {
		setImages( selectMedia( images, media ) );
		setChosen( null );
	};

	const cdn = readInitialState().services[ 'image-cdn' ];
	const blockProps = useBlockProps( {
		...rootProps( attributes ),
		'data-align': attributes.align,
	} );
	return (
		<>
			<GalleryInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				count={ images.length }
			>
				{ selected !== null && (
					<TextareaControl
						label={ messages.altOf( selected + 1 ) }
						help={ messages.altHelp() }
						value={ images[ selected ]?.alt ?? '' }
						onChange={ ( alt ) =>
							setImages(
								changeSlide( images, selected, { alt } )
							)
						}
					/>
				) }
			</GalleryInspector>
			<PictureListToolbar
				align={ attributes.align }
				alignments={ ALIGNMENTS }
				ids={ attributes.ids }
				allowedTypes={ GALLERY_MEDIA_TYPES }
				label={ messages.editGallery() }
				onAlign={ ( align ) => setAttributes( { align } ) }
				onSelect={ handleSelect }
			>
				<FilterMenu
					chosen={ attributes.imageFilter }
					onChoose={ ( imageFilter ) => {
						setAttributes( { imageFilter } );
						setChosen( null );
					} }
				/>
			</PictureListToolbar>
			<div { ...blockProps }>
				{ images.length > 0 && (
					<ul
						ref={ listRef }
						className={ LIST_CLASS }
						style={ lengthsOf( attributes.listStyle ) }
					>
						{ images.map( ( image, index ) => (
							<Tile
								key={ index }
								image={ image }
								index={ index }
								count={ images.length }
								style={ lengthsOf( image.tileStyle ) }
								sources={
									cdn && image.url
										? gallerySources(
												{
													...image,
													url:
														image.fullUrl ??
														image.url,
												},
												layoutOf( attributes ),
												cdn
											)
										: undefined
								}
								isSelected={ index === selected }
								isDragged={ index === dragged }
								onSelect={ () =>
									setChosen(
										index === selected ? null : index
									)
								}
								onMove={ ( to ) => handleMove( index, to ) }
								onRemove={ () => handleRemove( index ) }
								onCaption={ ( caption ) =>
									setImages(
										changeSlide( images, index, {
											caption,
										} )
									)
								}
							/>
						) ) }
					</ul>
				) }
				{ previews.length > 0 && (
					<Uploading>
						{ previews.map( ( url ) => (
							<img key={ url } src={ url } alt="" />
						) ) }
					</Uploading>
				) }
				{ images.length + previews.length > 0 ? (
					<AddFiles
						isSelected={ isSelected }
						allowedTypes={ GALLERY_MEDIA_TYPES }
						dropLabel={ messages.dropImages() }
						uploadLabel={ messages.uploadImage() }
						onUpload={ uploadPictures }
					/>
				) : (
					<MediaStart
						icon={ icon }
						title={ messages.title() }
						instructions={ messages.instructions() }
						lastRemoved={ lastRemoved && messages.lastRemoved() }
						allowedTypes={ GALLERY_MEDIA_TYPES }
						onSelect={ handleSelect }
						onUpload={ uploadPictures }
					/>
				) }
			</div>
		</>
	);
}
