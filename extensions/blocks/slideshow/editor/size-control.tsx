import { store as blockEditorStore } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** Maximum number of attachments per request. */
const PER_REQUEST = 100;

type ImageSize = { slug: string; name: string };

/** A menu of the image sizes in the editor's settings. A choice requests the URL of each image in that size. */
export function SizeControl( {
	sizeSlug,
	ids,
	onChange,
}: {
	sizeSlug: string;
	ids: readonly number[];
	/** @param media The attachments of the slides. */
	onChange( sizeSlug: string, media: readonly unknown[] ): void;
} ): ReactNode {
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isBusy, setIsBusy ] = useState( false );
	const sizes = useSelect( ( select ) => {
		const { imageSizes } = select( blockEditorStore ).getSettings() as {
			imageSizes?: readonly ImageSize[];
		};
		return imageSizes;
	}, [] );
	const offered = ( sizes ?? [] ).some( ( { slug } ) => slug === sizeSlug )
		? ( sizes ?? [] )
		: [ ...( sizes ?? [] ), { slug: sizeSlug, name: sizeSlug } ];

	async function handleChange( slug: string ): Promise< void > {
		setIsBusy( true );
		try {
			const media: unknown[] = [];
			for ( let at = 0; at < ids.length; at += PER_REQUEST ) {
				const found = await registry
					.resolveSelect( coreStore )
					.getEntityRecords( 'postType', 'attachment', {
						include: ids.slice( at, at + PER_REQUEST ),
						per_page: PER_REQUEST,
						context: 'view',
					} );
				if ( ! found ) {
					throw new Error( 'No attachments.' );
				}
				media.push( ...found );
			}
			onChange( slug, media );
		} catch {
			createErrorNotice( messages.sizeFailed(), {
				id: 'dovetail-slideshow-size',
			} );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<SelectControl
			__next40pxDefaultSize
			label={ messages.imageSize() }
			value={ sizeSlug }
			disabled={ isBusy }
			options={ offered.map( ( { slug, name } ) => ( {
				value: slug,
				label: name,
			} ) ) }
			onChange={ ( slug ) => void handleChange( slug ) }
		/>
	);
}
