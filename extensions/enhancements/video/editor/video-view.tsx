import { readInitialState } from '#shared/initial-state';
import { useIsPreview } from '#shared/ui';
import type { ReactNode } from 'react';
import { enhancement } from '../enhancement';
import { HostedVideo } from './hosted-video';
import type { ViewProps } from './video-props';
import { WithoutPlan } from './without-plan';

/** The video block with the hosting features of the site's plan. Previews use WordPress's own block. */
export function VideoView( props: ViewProps ): ReactNode {
	const { BlockEdit, ...own } = props;
	const record = readInitialState().availability[ enhancement.slug ];
	if ( useIsPreview() ) {
		return <BlockEdit { ...own } />;
	}
	return record?.available === false ? (
		<WithoutPlan { ...props } plan={ record.requiredPlan ?? '' } />
	) : (
		<HostedVideo { ...props } />
	);
}
