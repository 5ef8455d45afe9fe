/** A coin inside a circular arrow. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M12 4a8 8 0 0 1 6.5 3.34V5H20v5h-5V8.5h2.46A6.5 6.5 0 1 0 18.5 12H20a8 8 0 1 1-8-8zm0 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
		/>
	</svg>
);
