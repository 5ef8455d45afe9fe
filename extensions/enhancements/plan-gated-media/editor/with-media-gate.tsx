import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useContext, useRef } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentType, ReactNode } from 'react';
import { filesIn, isFileOf, isMediaOf, isOfTypes } from '../rules/media-kind';
import { GateContext, type MediaGate } from './gate-context';

/** Used props of WordPress's `MediaPlaceholder` and `MediaReplaceFlow`. */
type MediaProps = {
	allowedTypes?: readonly string[];
	handleUpload?: boolean;
	onSelect?( media: unknown ): void;
	onError?( message: string ): void;
	/** The placeholder's name for it. */
	onFilesPreUpload?( files: ArrayLike< File > ): void;
	/** The other's. */
	onFilesUpload?( files: ArrayLike< File > ): void;
};

type Media = ComponentType< MediaProps >;

/** Used parameters of the block editor's `mediaUpload`. */
type MediaUpload = ( request: {
	allowedTypes?: readonly string[];
	filesList: ArrayLike< File >;
	onFileChange( media: readonly unknown[] ): void;
	onError( message: string ): void;
} ) => unknown;

/** A media picker that minds the gate of the block in which it stands. */
export function withMediaGate( Picker: Media ): Media {
	return function WithMediaGate( props ) {
		const gate = useContext( GateContext );
		if ( gate?.scope === 'part' ) {
			return <Refusing { ...props } Picker={ Picker } media={ gate } />;
		}
		return gate ? (
			<Quiet { ...props } Picker={ Picker } />
		) : (
			<Picker { ...props } />
		);
	};
}

/** Files are looked at before they are uploaded, media of the library before they are taken. */
function Refusing( {
	Picker,
	media: { gate, onRefused, onAccepted },
	...props
}: MediaProps & {
	Picker: Media;
	media: Extract< MediaGate, { scope: 'part' } >;
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

/** An error of a file that the block takes is the missing plan's, which the banner tells already. */
function Quiet( {
	Picker,
	...props
}: MediaProps & { Picker: Media } ): ReactNode {
	const { createErrorNotice } = useDispatch( noticesStore );
	const chosen = useRef< File[] >( [] );
	const {
		allowedTypes = [],
		onError = ( message ) => void createErrorNotice( message ),
	} = props;
	return (
		<Picker
			{ ...props }
			onFilesPreUpload={ ( files ) => {
				chosen.current = Array.from( files );
				props.onFilesPreUpload?.( files );
			} }
			onFilesUpload={ ( files ) => {
				chosen.current = Array.from( files );
				props.onFilesUpload?.( files );
			} }
			onError={ ( message ) => {
				const isTheirs =
					chosen.current.length > 0 &&
					chosen.current.every( ( file ) =>
						isOfTypes( file, allowedTypes )
					);
				if ( ! isTheirs ) {
					onError( message );
				}
			} }
		/>
	);
}
