import type { EditProps } from '#shared/definitions';
import { Notice } from '@wordpress/components';
import { InspectorControls } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { messages } from './messages';

type Edit = ( props: EditProps< Record< string, unknown > > ) => ReactNode;

/** Puts the upgrade warning beside a block whose plan is missing. No block knows what a plan is. */
export function withUpgradeWarning( BlockEdit: Edit ): Edit {
	return function WithUpgradeWarning( props ) {
		return (
			<>
				<InspectorControls>
					<Notice status="warning" isDismissible={ false }>
						{ messages.upgrade() }
					</Notice>
				</InspectorControls>
				<BlockEdit { ...props } />
			</>
		);
	};
}
