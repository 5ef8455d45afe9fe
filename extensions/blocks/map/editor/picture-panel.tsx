import { readAttribute, type AttributesOf } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { libraryItem } from '#shared/media';
import { useUploads } from '#shared/uploads';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, Notice, PanelBody } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { pictureOf, shownBy, type KeptPicture } from '../rules/picture';
import { providers, type MapService } from '../rules/providers';
import type { DrawnMap } from '../view/drawn-map';
import { makePicture } from './make-picture';

type Attributes = AttributesOf< typeof schema >;

/**
 * Panel for a picture of the map, for users who may upload and map services whose terms allow storing one. Without a
 * visible map, the picture can only be removed.
 */
export function PicturePanel( {
	attributes,
	setAttributes,
	service,
	map,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	service: MapService;
	map: DrawnMap;
} ): ReactNode {
	const [ isBusy, setBusy ] = useState( false );
	const [ hasFailed, setFailed ] = useState( false );
	const provider = providers[ service.provider ];
	// Details of the picture, needed once the upload is finished.
	const about = useRef( { of: '', maker: '', link: '' } );
	const { upload } = useUploads( [ 'image' ], ( [ media ] ) => {
		const { id, url, width, height } = libraryItem( media );
		if ( url ) {
			setAttributes( {
				picture: readAttribute( schema.picture, {
					id,
					url,
					width,
					height,
					...about.current,
				} ) as KeptPicture,
			} );
		}
	} );
	const picture = pictureOf( attributes );
	if (
		! readInitialState().can.uploadFiles ||
		( ! provider.isKept && ! picture )
	) {
		return null;
	}
	const make = async () => {
		setBusy( true );
		setFailed( false );
		try {
			const snapshot = await map.snapshot();
			about.current = {
				of: shownBy( attributes ),
				maker: snapshot.maker,
				link: provider.makers( service )[ 0 ]?.link ?? '',
			};
			await upload( [
				await makePicture( snapshot, attributes.markerColor ),
			] );
		} catch {
			setFailed( true );
		}
		setBusy( false );
	};
	return (
		<InspectorControls>
			<PanelBody title={ messages.picture() } initialOpen={ false }>
				<p>{ messages.pictureHelp() }</p>
				{ picture && (
					<img
						className="dovetail-map-picture"
						src={ picture.url }
						alt=""
					/>
				) }
				{ picture && picture.of !== shownBy( attributes ) && (
					<Notice status="warning" isDismissible={ false }>
						{ messages.pictureIsOld() }
					</Notice>
				) }
				{ hasFailed && (
					<Notice status="error" isDismissible={ false }>
						{ messages.pictureFailed() }
					</Notice>
				) }
				{ provider.isKept && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void make() }
					>
						{ picture
							? messages.makePictureAnew()
							: messages.makePicture() }
					</Button>
				) }{ ' ' }
				{ picture && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () =>
							setAttributes( { picture: undefined } )
						}
					>
						{ messages.removePicture() }
					</Button>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
