import type { ReactNode } from 'react';
import { EVENTS, recordEvent } from './analytics';
import { goToCheckout } from './checkout';
import { useLeaving } from './leaving';
import { messages } from './messages';
import { Nudge } from './nudge';

/** An upgrade offer in place of a feature that the site's plan does not include. */
export function PlanOffer( {
	plan,
	feature,
	text,
}: {
	/** Slug of a plan that includes the feature. */
	plan: string;
	/** Slug of the panel that needs the plan. */
	feature: string;
	text: string;
} ): ReactNode {
	const { isLeaving, leave } = useLeaving( ( registry ) =>
		goToCheckout( registry, plan )
	);
	return (
		<Nudge
			text={ text }
			label={ messages.upgrade() }
			isLeaving={ isLeaving }
			leave={ () => {
				recordEvent( EVENTS.upgradeClick, { plan, feature } );
				leave();
			} }
		/>
	);
}
