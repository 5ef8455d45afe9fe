import { addFilter, removeFilter } from '@wordpress/hooks';
import type { ReactNode } from 'react';

type LibraryOptions = {
	allowedTypes?: readonly string[];
	gallery?: boolean;
	multiple?: unknown;
	value?: unknown;
};

type LibraryProps = LibraryOptions & {
	onSelect( media: unknown ): void;
	render( tools: { open(): void } ): ReactNode;
};

type Upload = {
	allowedTypes: readonly string[];
	filesList: ArrayLike< File >;
	onFileChange( media: readonly unknown[] ): void;
	onError( error: unknown ): void;
};

/**
 * Replaces the media library for all tests in a file: the modal returns `chosen`, and the tests control when uploads
 * finish.
 */
export function fakeLibrary() {
	const library = {
		chosen: undefined as unknown,
		/** Options of the modals that were opened, in order. */
		opened: [] as LibraryOptions[],
		uploads: [] as Upload[],
		/** Replaces the editor setting `mediaUpload`. */
		mediaUpload( upload: Upload ): void {
			library.uploads.push( upload );
		},
	};
	beforeAll( () =>
		addFilter(
			'editor.MediaUpload',
			'test/library',
			() =>
				function Library( props: LibraryProps ) {
					return props.render( {
						open() {
							library.opened.push( props );
							props.onSelect( library.chosen );
						},
					} );
				}
		)
	);
	afterAll( () => removeFilter( 'editor.MediaUpload', 'test/library' ) );
	beforeEach( () => {
		library.chosen = undefined;
		library.opened = [];
		library.uploads = [];
	} );
	return library;
}

/** Returns an image in the format of the REST API, in the sizes full and large. */
export const imageOf = ( id: number ) => ( {
	id,
	url: `https://example.org/${ id }.jpg`,
	link: `https://example.org/?attachment_id=${ id }`,
	alt: `Alt ${ id }`,
	caption: '',
	media_details: {
		width: 3000,
		height: 2000,
		sizes: {
			large: {
				source_url: `https://example.org/${ id }-large.jpg`,
				width: 1024,
				height: 683,
			},
		},
	},
} );

/** Returns a fake file; by default, a JPEG image. */
export const fileOf = ( name: string, type = 'image/jpeg' ) =>
	new File( [ 'pixels' ], name, { type } );
