import type { ReactNode } from 'react';

/** What is wrong with a setting, as the `help` of its control: red, with the control's border, and read out once it is there. */
export function Problem( { children }: { children: string } ): ReactNode {
	return (
		<span role="alert" className="dovetail-problem">
			{ children }
		</span>
	);
}
