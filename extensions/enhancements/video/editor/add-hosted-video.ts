import type { AddFilter } from '#shared/definitions';
import type { InitialState } from '#shared/initial-state';
import { enhancement } from '../enhancement';
import { withHostedVideo } from './with-hosted-video';
import { withMediaContext } from './with-media-context';

const NAMESPACE = `dovetail/${ enhancement.slug }`;

/** Adds the filters: to the view of WordPress's video block, and to the media pickers in it. */
export function addHostedVideo(
	availability: InitialState[ 'availability' ],
	addFilter: AddFilter
): void {
	const record = availability[ enhancement.slug ];
	const plan = record?.available === false ? record.requiredPlan : '';
	// Before WordPress's own, which add alignment, anchor and spacing around what is shown.
	addFilter(
		'editor.BlockEdit',
		NAMESPACE,
		withHostedVideo( plan ?? '' ),
		5
	);
	addFilter( 'editor.MediaPlaceholder', NAMESPACE, withMediaContext );
	addFilter( 'editor.MediaReplaceFlow', NAMESPACE, withMediaContext );
}
