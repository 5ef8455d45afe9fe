import type { EditProps } from '#shared/definitions';
import type { ComponentType } from 'react';
import type { Playback } from '../rules/player';

/** Subset of the attributes of WordPress's video block, plus the hosting ID that the server adds. */
export type VideoAttributes = Playback & {
	/** Hosting ID of the video. */
	guid?: string;
	/** Attachment ID. */
	id?: number;
	src?: string;
	/** URL of a dropped file that is being uploaded; never saved. */
	blob?: string;
	/** HTML, or a `RichTextData` object of WordPress. */
	caption?: string;
	playsInline?: boolean;
};

export type VideoProps = EditProps< VideoAttributes >;

/** WordPress's own edit component. */
export type CoreEdit = ComponentType< VideoProps >;

/** Props of a component that can render WordPress's own edit component. */
export type ViewProps = VideoProps & { BlockEdit: CoreEdit };

export const isBlob = ( address: unknown ): boolean =>
	typeof address === 'string' && address.startsWith( 'blob:' );
