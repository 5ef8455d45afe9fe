import { useIsPreview, useLazy, type Lazy } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import type { ComponentType, ReactNode } from 'react';
import type { CoreEdit, ViewProps } from './video-props';

/** A view of the block around WordPress's own. */
type View = ComponentType< ViewProps >;

const hosted: Lazy< View > = {
	load: () =>
		import( /* webpackChunkName: "video/hosted" */ './hosted-video' ).then(
			( { HostedVideo } ) => HostedVideo
		),
};

const withoutPlan: Lazy< View > = {
	load: () =>
		import(
			/* webpackChunkName: "video/without-plan" */ './without-plan'
		).then( ( { WithoutPlan } ) => WithoutPlan ),
};

/**
 * Puts hosted videos into the editing view of WordPress's video block. Only the view: the block and what it saves stay
 * as they are. What is shown is loaded with the first video on the canvas; where it cannot be, WordPress's own view is.
 *
 * @param plan Slug of the plan that the site would need; empty where hosted videos are there.
 */
export function withHostedVideo(
	plan: string
): ( BlockEdit: CoreEdit ) => CoreEdit {
	const source = plan ? withoutPlan : hosted;

	function Video( props: ViewProps ): ReactNode {
		const { part: Loaded, error } = useLazy( source );
		if ( Loaded ) {
			return <Loaded { ...props } { ...( plan && { plan } ) } />;
		}
		const { BlockEdit, ...own } = props;
		// A file on its way is sent by the view that is drawn first: WordPress's would send it a second time.
		return error ? <BlockEdit { ...own } /> : <Loading />;
	}

	return ( BlockEdit ) =>
		function WithHostedVideo( props ) {
			const isPreview = useIsPreview();
			return props.name !== 'core/video' || isPreview ? (
				<BlockEdit { ...props } />
			) : (
				<Video { ...props } BlockEdit={ BlockEdit } />
			);
		};
}

function Loading(): ReactNode {
	return <div { ...useBlockProps() } aria-busy="true" />;
}
