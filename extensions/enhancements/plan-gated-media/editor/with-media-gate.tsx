import { PaidBlockContext } from '#shared/platform';
import { isFileOfTypes, propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useContext, useRef } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentType, ReactNode } from 'react';
import { filesIn, isFileOf, isMediaOf } from '../rules/media-kind';
import { GateContext, type MediaGate } from './gate-context';

/** Subset of the props of WordPress's `MediaPlaceholder` and `MediaReplaceFlow`. */
type MediaProps = {
	allowedTypes?: readonly string[];
	handleUpload?: boolean;
	onSelect?( media: unknown ): void;
	onError?( message: string ): void;
	/** `MediaPlaceholder` calls this with the files before uploading them. */
	onFilesPreUpload?( files: ArrayLike< File > ): void;
	/** `MediaReplaceFlow` calls this with the files before uploading them. */
	onFilesUpload?( files: ArrayLike< File > ): void;
};

type Media = ComponentType< MediaProps >;

/** Subset of the parameters of the block editor's `mediaUpload`. */
type MediaUpload = ( request: {
	allowedTypes?: readonly string[];
	filesList: ArrayLike< File >;
	onFileChange( media: readonly unknown[] ): void;
	onError( message: string ): void;
} ) => unknown;

/** Wraps a media picker and applies the plan's restrictions for the surrounding block. */
export function withMediaGate( Picker: Media ): Media {
	return function WithMediaGate( props ) {
		const gate = useContext( GateContext );
		const paid = useContext( PaidBlockContext );
		if ( gate ) {
			return <Refusing { ...props } Picker={ Picker } media={ gate } />;
		}
		return paid ? (
			<Quiet
				{ ...props }
				Picker={ Picker }
				onUpload={ paid.handleUpload }
			/>
		) : (
			<Picker { ...props } />
		);
	};
}

/** Checks files before upload, and library items before use. */
function Refusing( {
	Picker,
	media: { gate, onRefused, onAccepted },
	...props
}: MediaProps & {
	Picker: Media;
	media: MediaGate;
} ): ReactNode {
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );
	const take = ( item: unknown ) => {
		onAccepted();
		props.onSelect?.( item );
	};

	function upload( files: File[] ): void {
		const { mediaUpload } = registry
			.select( blockEditorStore )
			.getSettings() as { mediaUpload?: MediaUpload };
		props.onFilesPreUpload?.( files );
		props.onFilesUpload?.( files );
		mediaUpload?.( {
			allowedTypes: props.allowedTypes,
			filesList: files,
			onFileChange: ( [ item ] ) => take( item ),
			onError:
				props.onError ??
				( ( message ) => void createErrorNotice( message ) ),
		} );
	}

	return (
		<Picker
			{ ...props }
			handleUpload={ false }
			onSelect={ ( chosen ) => {
				const files = filesIn( chosen );
				const left = files?.find( ( file ) =>
					isFileOf( file, gate.kind )
				);
				if ( left ) {
					onRefused( left.name );
				} else if ( files ) {
					upload( files );
				} else if (
					gate.includesLibrary &&
					isMediaOf( chosen, gate.kind )
				) {
					onRefused();
				} else {
					take( chosen );
				}
			} }
		/>
	);
}

/**
 * Hides error messages about files of an accepted type, because the upgrade banner already explains the failure. A
 * successful upload hides the banner.
 */
function Quiet( {
	Picker,
	onUpload,
	...props
}: MediaProps & { Picker: Media; onUpload(): void } ): ReactNode {
	const { createErrorNotice } = useDispatch( noticesStore );
	const chosen = useRef< File[] >( [] );
	const {
		allowedTypes = [],
		onError = ( message ) => void createErrorNotice( message ),
	} = props;
	const isTheirs = () =>
		chosen.current.length > 0 &&
		chosen.current.every( ( file ) => isFileOfTypes( file, allowedTypes ) );
	return (
		<Picker
			{ ...props }
			onSelect={ ( media ) => {
				if ( isTheirs() && ! isPreview( media ) ) {
					onUpload();
				}
				props.onSelect?.( media );
			} }
			onFilesPreUpload={ ( files ) => {
				chosen.current = Array.from( files );
				props.onFilesPreUpload?.( files );
			} }
			onFilesUpload={ ( files ) => {
				chosen.current = Array.from( files );
				props.onFilesUpload?.( files );
			} }
			onError={ ( message ) => {
				if ( ! isTheirs() ) {
					onError( message );
				}
			} }
		/>
	);
}

/** Whether media are still being uploaded. */
const isPreview = ( media: unknown ): boolean =>
	[ media ]
		.flat()
		.some( ( item ) =>
			String( propertyOf( item, 'url' ) ).startsWith( 'blob:' )
		);
