import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { PaidBlockContext, UpgradeBanner } from '#shared/platform';
import { Notice } from '@wordpress/components';
import { InspectorControls } from '@wordpress/block-editor';
import { useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

type Edit = ( props: EditProps< Record< string, unknown > > ) => ReactNode;

/**
 * Adds the upgrade warning to a block outside the site's plan: a banner with a link to the plan, or a sentence if the
 * site offers no upgrade. A successful upload hides the banner. The blocks themselves contain no code about plans.
 *
 * @param BlockEdit The block's edit component.
 * @param plan      Slug of the required plan.
 */
export function withUpgradeWarning( BlockEdit: Edit, plan: string ): Edit {
	return function WithUpgradeWarning( props ) {
		const { isUpgradeNudgeEnabled } = readInitialState();
		const [ hasUploaded, setHasUploaded ] = useState( false );
		const paid = useMemo(
			() =>
				isUpgradeNudgeEnabled
					? { handleUpload: () => setHasUploaded( true ) }
					: null,
			[ isUpgradeNudgeEnabled ]
		);
		return (
			<PaidBlockContext.Provider value={ paid }>
				{ isUpgradeNudgeEnabled &&
					props.isSelected &&
					! hasUploaded && (
						<UpgradeBanner
							plan={ plan }
							block={ props.name }
							clientId={ props.clientId }
							text={ messages.upgrade() }
						/>
					) }
				{ ! isUpgradeNudgeEnabled && (
					<InspectorControls>
						<Notice status="warning" isDismissible={ false }>
							{ messages.upgrade() }
						</Notice>
					</InspectorControls>
				) }
				<BlockEdit { ...props } />
			</PaidBlockContext.Provider>
		);
	};
}
