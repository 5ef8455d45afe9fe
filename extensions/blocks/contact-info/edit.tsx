import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { Card } from './editor/card';
import { Settings } from './editor/settings';
import { useCode } from './editor/use-code';
import { lookOf } from './markup';

/** Inner blocks of a new block, in order. */
const CHILDREN = [ 'dovetail/address', 'dovetail/email', 'dovetail/phone' ];

const TEMPLATE = CHILDREN.map( ( name ) => [ name ] );

/** Address, email and phone as inner blocks, which authors can move, remove and add. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { card, code, isTooLong } = useCode( clientId, attributes );
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: lookOf( attributes ) } ),
		{
			allowedBlocks: CHILDREN,
			template: TEMPLATE,
			templateLock: false,
		}
	);
	return (
		<div { ...props }>
			<Settings
				attributes={ attributes }
				card={ card }
				isTooLong={ isTooLong }
				setAttributes={ setAttributes }
			/>
			{ children }
			<Card
				hasCard={ attributes.hasCard && card !== '' }
				code={ code }
				isTooLong={ isTooLong }
			/>
		</div>
	);
}
