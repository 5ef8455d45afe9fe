import type { EditProps } from '#shared/definitions';
import type { ComponentType } from 'react';
import type { Playback } from '../rules/player';

/** What is used of the attributes of WordPress's video block, and the one that the server adds to them. */
export type VideoAttributes = Playback & {
	/** Under which the platform hosts the video. */
	guid?: string;
	/** In the media library. */
	id?: number;
	src?: string;
	/** A file that was dropped on the canvas and is on its way up; never saved. */
	blob?: string;
	/** HTML, or WordPress's object for it. */
	caption?: string;
	playsInline?: boolean;
};

export type VideoProps = EditProps< VideoAttributes >;

/** WordPress's own view of the block. */
export type CoreEdit = ComponentType< VideoProps >;

/** Props of a wrapping view. */
export type ViewProps = VideoProps & { BlockEdit: CoreEdit };

export const isBlob = ( address: unknown ): boolean =>
	typeof address === 'string' && address.startsWith( 'blob:' );
