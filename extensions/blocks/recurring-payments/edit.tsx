import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { PaymentButton } from './editor/connected-plans';
import { PlanStates } from './editor/plan-states';

/** Shows the button, or why it cannot take payments. Block previews send no requests. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const isPreview = useIsPreview();
	return (
		<div { ...useBlockProps() }>
			{ isPreview ? (
				<PaymentButton />
			) : (
				<PlanStates
					attributes={ attributes }
					setAttributes={ setAttributes }
					clientId={ clientId }
				/>
			) }
		</div>
	);
}
