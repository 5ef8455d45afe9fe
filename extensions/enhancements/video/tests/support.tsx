import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { waitFor } from '@testing-library/react';
import { registerCoreBlocks } from '@wordpress/block-library';
import { getBlockType } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { testServices, usePlatform } from '../../../../tests/harness/api';
import { openEditor, type OpenEditor } from '../../../../tests/harness/editor';
import type { Platform } from '../../../../src/platform/create-platform';
import { mocks } from '../api.mock';

export const SRC = 'https://example.org/film.webm';

export const figure = ( attributes = 'controls ' ): string =>
	`<figure class="wp-block-video"><video ${ attributes }src="${ SRC }"></video></figure>`;

export const post = ( comment: string, html = figure() ): string =>
	`<!-- wp:video ${ comment }-->\n${ html }\n<!-- /wp:video -->`;

/** A post with a hosted file from the media library. */
export const HOSTED = post( '{"id":5} ' );

export const EMPTY = post( '', '<figure class="wp-block-video"></figure>' );

/** The library's selection. */
export const library: { chosen: object } = { chosen: {} };

/** Sets the initial state. */
export function say(
	isConfigured: boolean,
	record: object = { available: true }
): void {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		adminUrl: 'http://localhost/wp-admin/',
		platform: { configured: isConfigured },
		jetpack: { enable_upgrade_nudge: true },
		availability: { video: record },
		services: testServices( 'videopress' ),
	} );
}

/** Registers the attribute that the server adds, and replaces browser features that jsdom lacks. */
export function prepareWordPress(): void {
	registerCoreBlocks();
	const { attributes } = getBlockType( 'core/video' ) as unknown as {
		attributes: Record< string, object >;
	};
	attributes.guid = { type: 'string', role: 'content' };
	HTMLMediaElement.prototype.load = () => {};
	URL.createObjectURL = () => 'blob:http://localhost/1';
	URL.revokeObjectURL = () => {};
	addFilter(
		'editor.MediaUpload',
		'tests/library',
		() =>
			( {
				onSelect,
				allowedTypes,
			}: {
				onSelect( media: object ): void;
				allowedTypes: string[];
			} ) => (
				<button onClick={ () => onSelect( library.chosen ) }>
					{ `Take from the library: ${ allowedTypes.join() }` }
				</button>
			)
	);
}

/** Labels of the buttons that replace the media modal in tests. */
export const TAKE_VIDEO = 'Take from the library: video';
export const TAKE_PICTURE = 'Take from the library: image';

type Uploading = Record<
	'onFileChange' | 'onError',
	( given: unknown ) => void
>;

export type Opened = OpenEditor & {
	platform: Platform;
	mediaUpload: jest.Mock< void, [ Uploading ] >;
};

/** Opens a post. The test controls when uploads finish. */
export async function open( content: string ): Promise< Opened > {
	const platform = usePlatform( 'paid', mocks );
	const mediaUpload = jest.fn< void, [ Uploading ] >();
	const editor = await openEditor( {
		blocks: [],
		content,
		settings: { mediaUpload },
	} );
	return { ...editor, platform, mediaUpload };
}

/** Waits until WordPress's own edit component shows the video. */
export const ownVideo = (): Promise< void > =>
	waitFor( () => {
		const shown = document.querySelector( 'video' );
		expect( shown ).toHaveAttribute( 'src', SRC );
		expect( document.querySelector( '.dovetail-video' ) ).toBeNull();
	} );
