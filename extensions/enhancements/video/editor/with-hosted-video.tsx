import { useIsPreview } from '#shared/ui';
import { HostedVideo } from './hosted-video';
import type { CoreEdit } from './video-props';
import { WithoutPlan } from './without-plan';

/**
 * Puts hosted videos into the editing view of WordPress's video block. Only the view: the block and what it saves stay
 * as they are.
 *
 * @param plan Slug of the plan that the site would need; without one, hosted videos are there.
 */
export function withHostedVideo(
	plan?: string
): ( BlockEdit: CoreEdit ) => CoreEdit {
	return ( BlockEdit ) =>
		function WithHostedVideo( props ) {
			const isPreview = useIsPreview();
			if ( props.name !== 'core/video' || isPreview ) {
				return <BlockEdit { ...props } />;
			}
			return plan ? (
				<WithoutPlan
					{ ...props }
					plan={ plan }
					BlockEdit={ BlockEdit }
				/>
			) : (
				<HostedVideo { ...props } BlockEdit={ BlockEdit } />
			);
		};
}
