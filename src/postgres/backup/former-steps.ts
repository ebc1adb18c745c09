/**
 * The migrations from before the first release, identified by their timestamps. The initial
 * migration replaced them: it creates the tables as the last of them left them.
 */
export const formerSteps = [
  1_794_745_892_840, 1_794_746_184_237, 1_794_755_842_757, 1_794_756_786_563, 1_794_756_852_275,
  1_794_767_860_485, 1_794_769_765_127, 1_794_771_445_775, 1_794_781_436_594, 1_794_792_423_155,
];
