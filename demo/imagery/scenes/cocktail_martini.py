"""A martini with three olives on a brass pick, beads of cold on the glass, candle light behind."""
import math, random
from lib import studio as S, materials as M, props as P
from scenes._bar import bar_set
SIZE = (1200, 1500)
POST = dict(exposure=0.55, bloom=0.14, sat=1.12)

def build():
    bar_set(23, n=80, zhi=0.7, size=0.010); g = M.glass(ior=1.46); r = random.Random(4); br = M.brass(0.15)
    P.nick_nora(g, 0.134, M.liquid('#eef2d8', 5, 1.34))
    ol = M.food('#4e5a1c', '#8a9440', 26, 0.2, 0.2, bump=0.08, coat=0.7); a, b = (-0.030, -0.010, 0.152), (0.020, 0.010, 0.112)
    S.tube([a, b], 0.0009, br); S.place(S.blob(0.0035, br, 0, sub_lvl=3), a)
    for t in (0.38, 0.62, 0.86): p = [u + (v - u) * t for u, v in zip(a, b)]; S.place(S.blob(0.0078, ol, 0.03, 1, t * 9, (1.22, 1, 1), 4), p, (0, 38, 20))
    drop = S.blob(0.0009, M.glass((1, 1, 1), 1.33), 0, sub_lvl=2); drop.location.z = -9                # beads of cold on the bowl
    for i in range(120):
        z = r.uniform(0.100, 0.140); R = 0.0285 + (z - 0.1) * 0.17 if z < 0.12 else 0.0346; t = r.uniform(0, 2 * math.pi); S.dup(drop, (R * math.cos(t), R * math.sin(t), z), scale=r.uniform(0.3, 1.0))
    sh = S.lathe(P.P2([(0.0, 0), (0.040, 0.0), (0.042, 0.004), (0.044, 0.15), (0.0445, 0.175), (0.043, 0.178), (0.0, 0.176)], 6), M.glass(ior=1.5), 64); S.place(sh, (-0.135, 0.21, 0)); st = S.tube([(-0.135, 0.205, 0.02), (-0.115, 0.20, 0.30)], 0.0022, br)
    ct = M.citrus('#ecc93a', '#f7e694', '#e5b512', '#f8efcb', 10, 0.027); S.place(P.wheel(0.027, ct), (0.085, 0.035, 0.0), (0, 0, 20)); lem = S.blob(0.030, M.food('#d9a014', '#edc434', 300, 0.36, 0.12, bump=0.5, bscale=420), 0.03, 1, squash=(1.25, 0.95, 0.95)); S.place(lem, (0.125, 0.12, 0.028), (0, 0, -30))
    dish = P.bowl(0.034, 0.020, M.ceramic('#2b3a35', '#0d1210', rim='#8a6a48', rim_z=0.0175)); dish.location = (-0.082, -0.03, 0)
    for i in range(9): t = i * 2.4; q = 0.016 * math.sqrt(i / 9); S.place(S.blob(0.0082, ol, 0.03, 1, i, (1.2, 1, 1), 4), (-0.082 + q * math.cos(t), -0.03 + q * math.sin(t), 0.017 + 0.002 * i), (0, 0, i * 50))
    S.group(P.candle_votive(M.glass((1, 0.80, 0.50)), M.simple('#f0e4c8', 0.5, sss=0.4), M.flame(22), 0.5), (0.02, 0.34, 0))
    S.area((0.55, 0.55, 0.55), (0, 0, 0.1), 0.3, 15, 3300); S.area((-0.65, 0.2, 0.5), (0, 0, 0.1), 0.35, 11, 5600, size_y=0.9); S.area((0.1, -0.7, 0.9), (0, 0, 0.08), 0.8, 5, 4200); S.area((-0.02, 0.42, 0.2), (0, 0, 0.11), 0.25, 1.8, 2800, size_y=0.2)
    S.camera((0.04, -0.74, 0.190), (0.004, 0.0, 0.092), 108, 3.2, (0, -0.03, 0.13))
