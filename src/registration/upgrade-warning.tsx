import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { UpgradeBanner } from '#shared/upgrade';
import { Notice } from '@wordpress/components';
import { InspectorControls } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { messages } from './messages';

type Edit = ( props: EditProps< Record< string, unknown > > ) => ReactNode;

/**
 * Puts the upgrade warning beside a block whose plan is missing: the banner with a way to the plan, or a plain sentence
 * where the site offers no upgrade. No block knows what a plan is.
 *
 * @param BlockEdit The block's own.
 * @param plan      Slug of the plan that it needs.
 */
export function withUpgradeWarning( BlockEdit: Edit, plan: string ): Edit {
	return function WithUpgradeWarning( props ) {
		const { isUpgradeNudgeEnabled } = readInitialState();
		return (
			<>
				{ isUpgradeNudgeEnabled && props.isSelected && (
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
			</>
		);
	};
}
